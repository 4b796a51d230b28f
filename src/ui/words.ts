/** The texts of the parts that every area uses. `DataTable/`, `DateField/` and `RowPanel/` have their own. */

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const searchWords = {
  clear: 'Clear search',
} as const

export const selectWords = {
  clear: 'Clear',
  nothing: 'Not found',
} as const

export const copyWords = {
  label: (what: string) => `Copy ${what}`,
  button: 'Copy',
  done: 'Copied',
  success: 'Copied successfully',
  failure: 'Couldn’t copy to the clipboard. Select the text and copy it yourself.',
} as const

/** A name that is edited in place; `kind` is "connector", for example. */
export const nameWords = {
  label: (kind: string) => `${capitalized(kind)} name`,
  rename: (kind: string) => `Rename ${kind}`,
  required: 'Enter a name',
} as const

export const syncWords = {
  button: 'Sync',
  running: 'A sync is running.',
  never: 'Never synced',
  /** Before the time that has passed. */
  last: 'Last sync',
  justNow: 'just now',
} as const

export const schemeWords = {
  label: (scheme: 'light' | 'dark') => `Switch to ${scheme} mode`,
} as const

export const confirmWords = {
  cancel: 'Cancel',
  confirm: 'Confirm',
} as const

/** The question before unsaved changes are lost. */
export const discardWords = {
  title: 'Discard changes?',
  text: 'Your changes will not be saved.',
  keep: 'Keep editing',
  discard: 'Discard',
} as const

/** The deletion of one thing; `what` is "fan", for example, and `name` its name. */
export const deleteWords = {
  title: 'Confirm Deletion',
  question: (what: string) => `Are you sure you want to delete this ${what}?`,
  confirm: 'Delete',
  success: (what: string) => `${capitalized(what)} deleted successfully`,
  button: 'Delete',
} as const

/** The buttons of a row. */
export const rowWords = {
  edit: 'Edit',
  editRow: (name: string) => `Edit ${name}`,
  delete: 'Delete',
  deleteRow: (name: string) => `Delete ${name}`,
} as const

/** Views and messages in place of what could not be loaded. */
export const errorWords = {
  forbidden: "Forbidden! You don't have access to this page",
  forbiddenHelp: 'If you need access, ask an admin of your club.',
  home: 'Go to Home',
  payment: 'Payment Required',
  paymentHelp: 'Your club needs a plan to open this.',
  upgrade: 'Upgrade Plan',
  title: 'Oops! Something went wrong',
  unexpected: 'An unexpected error occurred',
  reload: 'Reload page',
  /** A part of the page, such as a menu, whose code could not be loaded. */
  notLoaded: 'This couldn’t be loaded. Check your connection and try again.',
  gone: 'It may have been deleted, or the link may be wrong.',
} as const

/** What is shown may be out of date, because a refresh has failed. */
export const refreshWords = {
  failed: 'Couldn’t refresh',
  since: (time: string) => `Not updated since ${time}`,
  retrying: 'Couldn’t refresh. Trying again…',
  updated: (time: string) => `Last updated ${time}`,
} as const

export const loadingWords = {
  page: 'Loading...',
  /** The heading while a page loads; `what` is "the fan", for example. */
  heading: (what: string) => `Loading ${what}`,
} as const

export const toastWords = {
  close: 'Close message',
} as const

export const valueWords = {
  missing: 'none',
  state: 'State',
  /** Before a percentage. */
  up: 'up by',
  down: 'down by',
  unchanged: 'unchanged,',
} as const
