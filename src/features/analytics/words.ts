/** The texts of the dashboard and its bookmarks (docs/product/analytics.md). */

export const dashboardWords = {
  title: 'Dashboard',
  frame: 'Analytics dashboard',
  newTab: 'Open in new tab',
  addBookmark: 'Add bookmark',
  loading: 'Loading the dashboard...',
  badAddress: 'Error getting dashboard: its address can’t be opened',
  late: {
    title: 'The dashboard is taking too long',
    text: 'It hasn’t loaded within 10 seconds. Wait a little longer or try again.',
    retry: 'Try again',
  },
} as const

export const addBookmarkWords = {
  title: 'Add bookmark',
  name: 'Name',
  nameMissing: 'Enter a name',
  description: 'Description',
  unfiltered: 'No filters are set, so this saves the whole dashboard.',
  filtered: 'Saves the dashboard with these filters:',
  submit: 'Add bookmark',
  done: 'Bookmark created successfully',
} as const

export const bookmarksWords = {
  title: 'Bookmarks',
  search: 'Search for name, description...',
  empty: 'Bookmark a filtered view of the dashboard to find it here.',
  openDashboard: 'Open dashboard',
  columns: { name: 'Name', description: 'Description', filters: 'Filters', created: 'Created' },
  open: 'Open in dashboard',
  openOne: (bookmark: string) => `Open ${bookmark} in dashboard`,
  /** What a row is, in questions such as “Are you sure you want to delete this bookmark?”. */
  kind: 'bookmark',
} as const

export const bookmarkWords = {
  back: 'All Bookmarks',
  backFromGone: 'Go to Bookmarks',
  loading: 'the bookmark',
  created: 'Created ',
  open: 'Open in dashboard',
  saved: 'Bookmark updated successfully',
  /** The specified message: it names a connector, and only the status (docs/product/analytics.md#errors). */
  notSaved: (status: number) => `Error updating connector (${status})`,
  details: 'Details',
  id: 'Bookmark ID',
  filters: 'Filters',
  params: 'Params',
  delete: 'Permanently delete bookmark',
  deleteHint: 'Only the saved view is deleted. The dashboard is kept.',
  gone: { title: 'This bookmark has been deleted', text: 'The dashboard is kept.' },
} as const

/** The filters of the dashboard, in its own words. */
export const filterWords = {
  label: 'Filters',
  none: 'None',
  period: {
    name: 'Period',
    values: { all: 'All time', '30d': 'Last 30 days', '90d': 'Last 90 days', '365d': 'Last 365 days' },
  },
  country: { name: 'Country', values: { unknown: 'Unknown' } },
  membership: { name: 'Membership', values: { unknown: 'No membership' } },
  age: {
    name: 'Age',
    values: {
      '0-17': '0–17',
      '18-29': '18–29',
      '30-44': '30–44',
      '45-59': '45–59',
      '60+': '60 and over',
      unknown: 'Unknown',
    },
  },
  gender: { name: 'Gender', values: { unknown: 'Unknown' } },
} as const
