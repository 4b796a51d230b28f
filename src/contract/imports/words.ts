import { formatList } from '../../format.ts'

/** What to enter in a field that is empty. */
export const missingWords: Readonly<Record<string, string>> = {
  bookmarkId: 'Choose a bookmark.',
  connectorId: 'Choose a connector.',
  firstName: 'Enter a first name.',
  lastName: 'Enter a last name.',
  membershipId: 'Enter a membership ID.',
  message: 'Enter a message.',
  name: 'Enter a name.',
  newPassword: 'Enter a new password.',
  oldPassword: 'Enter your current password.',
  password: 'Enter a password.',
  subject: 'Enter a subject.',
}

/** What is wrong with a value, by its type. */
export const valueWords = {
  /** For a field that `missingWords` does not have. */
  missing: 'Enter a value.',
  kind: (kind: string) => `Must be ${kind}.`,
  // The cast lets a type without a text be looked up.
  kinds: {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    object: 'an object',
    array: 'a list',
  } as Readonly<Record<string, string>>,
  dateTime: 'Enter a date and time such as 2026-01-15T09:00:00Z.',
  date: 'Enter a date such as 2026-01-15.',
} as const

/** What is wrong with a CSV file or one of its rows. */
export const fileWords = {
  noRows: 'The file has no rows below its header.',
  missingColumns: (names: readonly string[]) => `Missing from the first row: ${formatList(names)}.`,
  tooManyCells: (cells: number, columns: number) =>
    `The row has ${cells} cells for ${columns} columns. Put a cell that contains the separator in quotation marks.`,
  unclosed: 'A quotation mark is never closed.',
  dateTime: 'Enter a date such as 2026-01-15, or a date and time such as 2026-01-15T09:00:00Z.',
} as const
