/** What rows of every list have. */
export const rowWords = {
  created: 'Created',
} as const

/** The deletion of several rows; `rows` counts and names them, such as "12,000 fans". */
export const removalWords = {
  button: 'Delete',
  title: 'Confirm Deletion',
  question: (rows: string) => `Are you sure you want to delete ${rows}? You can’t undo this.`,
  cancel: 'Cancel',
  confirm: 'Delete',
  starting: (rows: string) => `Deleting ${rows}…`,
  progress: (done: string, rows: string) => `${done} of ${rows} deleted`,
  progressLabel: 'Rows deleted',
  stop: 'Stop',
  close: 'Close',
  success: (rows: string) => `${rows} deleted successfully`,
  stopped: (done: string, rows: string) => `${done} of ${rows} deleted. You stopped the rest.`,
  failure: (done: string, rows: string, problem: string) => `${done} of ${rows} deleted. ${problem}`,
} as const
