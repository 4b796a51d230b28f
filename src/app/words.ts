/** The texts of the app before and between its screens; the frame around them has its own in `Shell/words.ts`. */

export const startWords = {
  cookiesBlocked: 'This browser blocks cookies: you stay signed in until you reload or close this page.',
  failed: (brand: string) => `${brand} could not be loaded. Check the connection and reload this page.`,
} as const

/** A page whose code does not arrive. */
export const boundaryWords = {
  title: 'This page could not be loaded',
  text: 'Check the connection, then reload the page.',
  reload: 'Reload',
} as const

export const notFoundWords = {
  title: 'This page does not exist',
  text: 'The address may be mistyped, or the page may have moved.',
  toHome: 'Go to Home',
  toLogin: 'Go to login',
} as const
