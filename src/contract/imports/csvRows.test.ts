import { describe, expect, it } from 'vitest'
import { csvRules } from './csvRows.ts'
import { contract } from '../index.ts'

const { readHeader } = csvRules(contract.fans.upload.upload)

/** Reads one row of cells, by column. */
function readRow(cells: Record<string, string>) {
  const all = { firstName: 'Niamh', email: 'niamh@post.example', ...cells }
  return readHeader(Object.keys(all)).read(Object.values(all), false)
}
// The column is a parameter, and the type of the row has only literal names.
const valueOf = (column: string, cell: string) => (readRow({ [column]: cell }).row as Record<string, unknown>)[column]
const errorsOf = (cells: Record<string, string>) => readRow(cells).errors

describe('the rows of a CSV file', () => {
  it.each([
    ['acceptsPrivacyPolicy', 'Yes', true],
    ['acceptsPrivacyPolicy', '1', true],
    ['acceptsPrivacyPolicy', 'FALSE', false],
    ['acceptsPrivacyPolicy', 'no', false],
    ['signedUpAt', '2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['signedUpAt', '2024-02-29T12:30:00Z', '2024-02-29T12:30:00Z'],
    ['birthDay', ' 1990-05-17 ', '1990-05-17'],
    ['phone', '+44 7700 900123', '+44 7700 900123'],
    ['zipCode', '01234', '01234'],
    ['phone', "'+353861234567", '+353861234567'],
    ['zipCode', "'01234", '01234'],
    ['zipCode', '\u200B01234\u00A0\uFEFF', '01234'],
    ['lastName', "'tis", "'tis"],
    ['lastName', ' 🏴󠁧󠁢󠁳󠁣󠁴󠁿 ', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['email', '\u200Bniamh@post.example\u200B', 'niamh@post.example'],
    ['lastName', '2024-02-29', '2024-02-29'],
    ['lastName', 'true', 'true'],
  ])('reads the %s “%s”', (column, cell, value) => {
    expect(valueOf(column, cell)).toBe(value)
  })

  it('ignores unknown columns and treats an empty cell as absent', () => {
    expect(readRow({ shoeSize: '44', constructor: 'x', city: ' ' }).row).toEqual({
      firstName: 'Niamh',
      email: 'niamh@post.example',
    })
  })

  it.each([
    [{ email: 'nobody' }, 'email', 'Enter a valid email address.'],
    [{ email: 'niamh\u200B@post.example' }, 'email', 'Remove the zero-width space (U+200B) at character 6.'],
    [{ email: 'niamh@post\u00A0.example' }, 'email', 'Remove the no-break space (U+00A0) at character 11.'],
    [{ email: '😀\u202Da@post.example' }, 'email', 'Remove the invisible character (U+202D) at character 2.'],
    [{ firstName: ' ' }, 'firstName', 'Enter a first name.'],
    [{ birthDay: '17.05.1990' }, 'birthDay', 'Enter a date such as 2026-01-15.'],
    [
      { signedUpAt: '2024-02-30' },
      'signedUpAt',
      'Enter a date such as 2026-01-15, or a date and time such as 2026-01-15T09:00:00Z.',
    ],
    [{ acceptsPrivacyPolicy: 'perhaps' }, 'acceptsPrivacyPolicy', 'Must be true or false.'],
    [{ gender: 'male' }, 'gender', 'Must be Male or Female.'],
    [{ city: 'x'.repeat(10_001) }, 'city', 'Must have at most 10,000 characters.'],
  ])('reports what is wrong with %o', (cells, field, message) => {
    expect(errorsOf(cells)).toEqual([{ field, message }])
  })

  it('reports filled cells without a column as the only error', () => {
    expect(readHeader(['firstName', 'email']).read(['', 'nobody', '', 'x'], false).errors).toEqual([
      {
        field: 'firstName',
        message: 'The row has 4 cells for 2 columns. Put a cell that contains the separator in quotation marks.',
      },
    ])
    expect(readHeader(['firstName', 'email']).read(['A', 'a@b.example', '', ' '], false).errors).toBeUndefined()
  })

  it('reports an unclosed quotation mark as the only error', () => {
    expect(readHeader(['firstName', 'email']).read(['Niamh\nTomás', ''], true).errors).toEqual([
      { field: 'firstName', message: 'A quotation mark is never closed.' },
    ])
  })

  it.each([
    [['firstName', ' email '], null],
    [['firstName', 'E-Mail'], 'Missing from the first row: email.'],
    [['Niamh', 'Kearney'], 'Missing from the first row: firstName and email.'],
  ])('finds the required columns in %o', (header, problem) => {
    expect(readHeader(header).problem).toBe(problem)
  })
})
