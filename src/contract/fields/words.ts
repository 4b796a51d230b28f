import { formatCount } from '../../format.ts'

/**
 * What the server says about a field whose value it refuses. Sentences of a CSV file and of empty fields are in
 * `../imports/words.ts`.
 */
export const fieldWords = {
  email: 'Enter a valid email address.',
  tooLong: (most: number) => `Must have at most ${formatCount(most)} characters.`,
  integer: (min: number, max: number) => `Must be a whole number from ${min} to ${max}.`,
  oneOf: (values: readonly unknown[]) => `Must be one of ${values.join(', ')}.`,
  order: 'Must be asc or desc.',
  gender: 'Must be Male or Female.',
  country: 'Must be a country code.',
  sport: 'Must be the id of a sport.',
  connectorType: 'Must be a type of connector.',
  provider: 'Must be a known provider.',
} as const
