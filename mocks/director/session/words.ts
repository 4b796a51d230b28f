/** Why the director could not sign somebody in. */
export const sessionWords = {
  noCookies: 'This browser blocks cookies, which hold the session.',
  failed: (reason: string) => `The server says: ${reason}.`,
} as const
