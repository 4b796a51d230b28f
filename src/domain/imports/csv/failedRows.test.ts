import { describe, expect, it } from 'vitest'
import { importRules } from '../importRules.ts'
import { failedRowsCsv } from './failedRows.ts'
import { readFile } from './readFile.ts'

const { fans: rules } = importRules
const read = async (text: string) =>
  readFile(new File([text], 'fans.csv'), rules, { signal: new AbortController().signal, onProgress() {} })

describe('the file of failed rows', () => {
  it('has the cells of each failed row, and its errors in a last column', async () => {
    const file = await read(
      'shoe;firstName;email;birthDay\n44;A;a@b.example;\n45;;nobody;1990-05-17\n46;C;c@d.example;x;;!\n',
    )
    expect(await failedRowsCsv(file, file.errors)).toBe(
      [
        '\uFEFFshoe;firstName;email;birthDay;Problem',
        '45;;nobody;1990-05-17;firstName: Enter a first name. email: Enter a valid email address.',
        '46;C;c@d.example;x;shoe: The row has 6 cells for 4 columns. Put a cell that contains the separator in quotation marks.;;!',
        '',
      ].join('\r\n'),
    )
  })

  it('can be corrected and imported again, including phone numbers', async () => {
    const file = await read(
      'firstName,lastName,email,phone,zipCode\n"O’Hara, ""the cat""\nsecond line",-,nobody,+44 (0)7700/900-123,01234\n',
    )
    const again = await read((await failedRowsCsv(file, file.errors)).replace('nobody', 'a@b.example'))
    expect(again.errors).toEqual([])
    expect(again.rows[0]?.slice(0, 5)).toEqual(file.rows[0]?.with(2, 'a@b.example'))
    // If a row fails again, the file does not get a second column of reasons.
    const third = await failedRowsCsv(again, [{ row: 1, field: 'email', message: 'Again.' }])
    expect(third.split('\r\n')[0]).toBe('\uFEFFfirstName,lastName,email,phone,zipCode,Problem')
  })

  it('escapes formulas', async () => {
    const file = await read('firstName,lastName,email\n=HYPERLINK("x"),@SUM(1),+cmd|x\n')
    expect(await failedRowsCsv(file, file.errors)).toContain(`"'=HYPERLINK(""x"")","'@SUM(1)","'+cmd|x"`)
  })
})
