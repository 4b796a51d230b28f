import type { z } from 'zod'
import { EMPTY } from '../fields/fields.ts'
import { fieldWords } from '../fields/words.ts'
import { missingWords, valueWords } from './words.ts'

const formats: Readonly<Record<string, string>> = { datetime: valueWords.dateTime, date: valueWords.date }

/** What to do about an empty field. */
const sentenceOfMissing = (path: readonly PropertyKey[]) => missingWords[String(path.at(-1))] ?? valueWords.missing

/** Describes what is wrong with a field, as a sentence for users. Messages of the contract are kept. */
export function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.message === EMPTY) return sentenceOfMissing(issue.path)
  const isCustom = !issue.message.startsWith('Invalid ') && !issue.message.startsWith('Too ')
  if (isCustom) return issue.message
  if (issue.code === 'invalid_type') {
    const isMissing = issue.message.endsWith('received undefined')
    return isMissing
      ? sentenceOfMissing(issue.path)
      : valueWords.kind(valueWords.kinds[issue.expected] ?? issue.expected)
  }
  if (issue.code === 'too_big' && issue.origin === 'string') return fieldWords.tooLong(Number(issue.maximum))
  if (issue.code === 'invalid_format') return formats[issue.format] ?? issue.message
  if (issue.code === 'invalid_value') return fieldWords.oneOf(issue.values)
  return issue.message
}
