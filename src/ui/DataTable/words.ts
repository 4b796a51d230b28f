/** The texts around the rows of a table. */

export const tableWords = {
  scrolls: (label: string) => `${label}, scrolls sideways`,
  moreColumns: 'Show more columns',
  actions: 'Actions',
} as const

/** How a list is sorted, and the menu that changes it. */
export const sortWords = {
  /** How the button is read out. */
  label: (sort: string) => `Sort: ${sort}`,
  moments: { asc: 'Oldest first', desc: 'Newest first' },
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
  by: 'Sort by',
  direction: 'Direction',
  directions: { asc: 'Ascending', desc: 'Descending' },
  reset: 'Reset sort',
} as const

/** Why a table shows no rows, and the way out. */
export const emptyTableWords = {
  title: 'No data found',
  pastEnd: 'No results on this page.',
  firstPage: 'First page',
  noMatch: (searched: string) => `Nothing matches “${searched}”.`,
  clearSearch: 'Clear search',
} as const

export const pagerWords = {
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  rows: 'Rows',
  rowsPerPage: 'Rows per page',
  page: (pages: string) => `Page, of ${pages}`,
} as const

export const selectionWords = {
  label: 'Selected rows',
  row: (name: string) => `Select ${name}`,
  page: 'Select all rows on this page',
  count: (count: string) => `${count} selected`,
  all: (total: string) => `Select all ${total}`,
  clear: 'Clear selection',
} as const

/** Columns and density of a table. */
export const viewWords = {
  button: 'Columns',
  label: 'Columns and density',
  density: 'Density',
  densities: { roomy: 'Roomy', normal: 'Normal', dense: 'Dense' },
  columns: 'Columns',
  always: 'always',
  reset: 'Reset',
  /** Before the keys that do it. */
  keys: 'Move and resize',
  alt: 'Alt',
  arrows: 'arrows',
} as const
