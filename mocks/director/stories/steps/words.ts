/** What the steps of a story tell the presenter. */
export const runWords = {
  noAccount: (person: string) => `This club has no ${person} to act as.`,
  nobody: 'Nobody has no account.',
  noOperation: (operation: string) => `There is no operation “${operation}”.`,
  failed: (action: string, reason: string) => `Error ${action}: ${reason}`,
  status: (status: number) => `the server answered ${status}.`,
  noMatch: 'The calendar of this club has no match ahead.',
  notOnPage: (name: string) => `“${name}” is not on this page, so nothing is pointed at.`,
} as const
