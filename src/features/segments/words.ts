/** The texts of segments (docs/product/segments.md). */

export const segmentsWords = {
  title: 'Segments',
  new: 'New segment',
  empty: { title: 'No data found', text: 'Create a segment to send the fans of a bookmark to your mailing tool.' },
  cut: (shown: string, total: string) => `Showing the newest ${shown} of ${total} segments.`,
  back: 'All Segments',
  backFromGone: 'Go to Segments',
} as const

export const newSegmentWords = {
  title: 'New segment',
  name: 'Name',
  description: 'Description',
  loading: 'Loading...',
  bookmark: {
    label: 'Bookmark',
    placeholder: 'Select a bookmark',
    hint: 'The dashboard view that defines which fans are included.',
    none: { before: 'There are no bookmarks yet. ', link: 'Bookmark a view of the dashboard', after: ' first.' },
  },
  connector: {
    label: 'Connector',
    placeholder: 'Select a connector',
    hint: 'The marketing connector that the fans are sent to.',
    none: { before: 'There are no marketing connectors yet. ', link: 'Add one', after: ' first.' },
  },
  cancel: 'Cancel',
  submit: 'Confirm',
} as const

export const segmentWords = {
  kind: 'segment',
  loading: 'the segment',
  tabs: 'Segment',
  settings: 'Settings',
  saved: 'Segment updated successfully',
  syncFailed: 'Error syncing segment: we couldn’t reach its connector. Check the connector’s setup.',
  /** Why a sync is not offered now (docs/product/segments.md#segment-page). */
  refused: {
    disabled: 'This segment is disabled.',
    waiting: 'This segment is about to sync.',
    syncing: 'This segment is syncing.',
    removing: 'This segment is being deleted.',
  },
  details: 'Details',
  id: 'Segment ID',
  description: 'Description',
  bookmark: 'Bookmark',
  connector: 'Connector',
  /** Instead of the name of a bookmark or connector that is gone. */
  deletedTarget: 'Deleted',
  gone: {
    title: 'This segment has been deleted',
    text: (name: string) => `The bookmark and connector of “${name}” are kept.`,
  },
} as const

export const deleteSegmentWords = {
  title: 'Permanently delete segment',
  hint: 'The bookmark and connector are kept.',
  question: 'Are you sure to perform this action?',
  /** The name of the segment stands in between. */
  meaning: { before: 'This permanently deletes the segment ', after: '. You can’t undo this.' },
} as const
