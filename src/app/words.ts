/** The texts of the app before and between its screens; the frame around them has its own in `Shell/words.ts`. */

export const startWords = {
  cookiesBlocked: 'Your browser blocks cookies, so you will be signed out when you reload or close this page.',
  failed: (brand: string) => `${brand} couldn’t be loaded. Check your connection, then reload the page.`,
} as const

/** A page whose code does not arrive. */
export const boundaryWords = {
  title: 'This page couldn’t be loaded',
  text: 'Check your connection, then reload the page.',
  reload: 'Reload',
} as const

export const notFoundWords = {
  title: 'Page not found',
  text: 'The address may be wrong, or the page may have moved.',
  toHome: 'Go to Home',
  toLogin: 'Go to login',
} as const
