/**
 * What the server says about a field whose value it refuses. Sentences of a CSV file and of empty fields are in
 * `../imports/words.ts`.
 */
export const fieldWords = {
  email: 'Enter a valid email address.',
  // Called only for a text that is too long: the first number that is formatted loads the browser's tables, which takes
  // milliseconds.
  tooLong: (most: number) => `Must have at most ${most.toLocaleString('en-GB')} characters.`,
  integer: (min: number, max: number) => `Must be a whole number from ${min} to ${max}.`,
  oneOf: (values: readonly unknown[]) => `Must be one of ${values.join(', ')}.`,
  order: 'Must be asc or desc.',
  gender: 'Must be Male or Female.',
  country: 'Must be a country code.',
  sport: 'Must be the id of a sport.',
  connectorType: 'Must be a type of connector.',
  provider: 'Must be a known provider.',
} as const
