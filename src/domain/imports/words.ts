import { rowCount } from './wording.ts'

/** What an import says outside of its dialog, whose texts are in `steps/words.ts` and `csv/words.ts`. */
export const importWords = {
  oneFile: 'Choose one file at a time.',
  /** `dialog` is the title of the dialog with the report; null if it has gone. */
  failed: (rows: number, file: string, dialog: string | null) =>
    `${rowCount(rows)} in ${file} could not be imported.${dialog === null ? '' : ` Open “${dialog}” to see why.`}`,
} as const
