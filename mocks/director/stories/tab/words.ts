/** The texts of a story in the tab of the product. */
export const tabWords = {
  showAgain: 'Show the page again',
  noPerson: (email: string) => `There is no ${email} to sign in as.`,
} as const
