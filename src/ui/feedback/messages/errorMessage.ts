import { errorWords } from '../../words.ts'

/** The message of an error, as it is shown to the user. */
export function errorMessage(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : errorWords.unexpected
}
