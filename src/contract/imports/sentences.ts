import type { z } from 'zod'
import { EMPTY } from '../fields/fields.ts'

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
}

const formats: Record<string, string> = {
  datetime: 'Must be a moment such as 2026-01-15T09:00:00Z.',
  date: 'Must be a day such as 2026-01-15.',
}

/** What to do about an empty field. */
const missing: Record<string, string> = {
  bookmarkId: 'Choose a bookmark.',
  confirmPassword: 'Confirm the password.',
  connectorId: 'Choose a connector.',
  email: 'Enter an email address.',
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
const sentenceOfMissing = (path: readonly PropertyKey[]) => missing[String(path.at(-1))] ?? 'Enter a value.'

/** Describes what is wrong with a field, as a sentence for users. Messages of the contract are kept. */
export function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.message === EMPTY) return sentenceOfMissing(issue.path)
  const isCustom = !issue.message.startsWith('Invalid ') && !issue.message.startsWith('Too ')
  if (isCustom) return issue.message
  if (issue.code === 'invalid_type') {
    const isMissing = issue.message.endsWith('received undefined')
    return isMissing ? sentenceOfMissing(issue.path) : `Must be ${kinds[issue.expected] ?? issue.expected}.`
  }
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `Must have at most ${issue.maximum.toLocaleString('en-GB')} characters.`
  if (issue.code === 'invalid_format') return formats[issue.format] ?? issue.message
  if (issue.code === 'invalid_value') return `Must be one of ${issue.values.join(', ')}.`
  return issue.message
}
