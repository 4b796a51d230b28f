import type { z } from 'zod'

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

/** Describes what is wrong with a field, as a sentence for users. Messages of the contract are kept. */
export function sentenceOf(issue: z.core.$ZodIssue): string {
  const isCustom = !issue.message.startsWith('Invalid ') && !issue.message.startsWith('Too ')
  if (isCustom) return issue.message
  if (issue.code === 'invalid_type') {
    const missing = issue.message.endsWith('received undefined')
    return missing ? 'Must not be empty.' : `Must be ${kinds[issue.expected] ?? issue.expected}.`
  }
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `Must have at most ${issue.maximum.toLocaleString('en-GB')} characters.`
  if (issue.code === 'invalid_format') return formats[issue.format] ?? issue.message
  if (issue.code === 'invalid_value') return `Must be one of ${issue.values.join(', ')}.`
  return issue.message
}
