/** The texts of the director's own parts. */
export const partWords = {
  loading: 'Loading...',
} as const
