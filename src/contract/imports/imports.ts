import { z } from '../zod.ts'
import { about } from '../fields/fields.ts'
import { fieldWords } from '../fields/words.ts'

/** Maximum size of an uploaded file in bytes (docs/contract.md#limits). */
export const FILE_MAX = 10 * 1024 * 1024

const Count = z.int().min(0)

/** The result of a CSV import (docs/contract.md#csv-imports). */
export const ImportReport = z
  .strictObject({
    received: Count.meta(about('Rows below the header.', 3)),
    imported: Count.meta(about('Rows that were imported, as new rows or replacements.', 2)),
    failed: Count.meta(about('Rows that were not imported.', 1)),
    errors: z
      .array(
        z.strictObject({
          row: z.int().min(1).meta(about('1 is the first row below the header.', 2)),
          field: z.string().meta(about('The column.', 'email')),
          message: z.string().meta(about('What is wrong.', fieldWords.email)),
        }),
      )
      .describe('What is wrong, row by row; a row may have more than one error.'),
  })
  .meta({ id: 'ImportReport', description: 'The result of an import.' })
export type ImportReport = z.infer<typeof ImportReport>
