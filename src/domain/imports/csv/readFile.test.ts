import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { importRules } from '../importRules.ts'
import { noticesOf } from '../notices.ts'
import { readFile } from './readFile.ts'
import { readRows } from './readRows.ts'

const { fans: rules } = importRules
const quiet = () => ({ signal: new AbortController().signal, onProgress() {} })
const read = async (content: string | Uint8Array<ArrayBuffer>, name = 'fans.csv', type = 'text/csv') =>
  readFile(new File([content], name, { type }), rules, quiet())
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const utf16 = (text: string, big = false) => {
  const bytes = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))
  return big ? new Uint8Array(Buffer.from(bytes).swap16()) : bytes
}

const head = 'firstName,lastName,email\n'
const good = `${head}José,Ó Briain,jose@post.example\nZoë,Müller,zoe@post.example\n`
const cells = [
  ['José', 'Ó Briain', 'jose@post.example'],
  ['Zoë', 'Müller', 'zoe@post.example'],
]

/** The notices for a file. */
const noticesFor = async (content: Parameters<typeof read>[0]) => noticesOf(await read(content), rules.key)

describe('a CSV file that is accepted', () => {
  it.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
    ['plainly', good, 'UTF-8'],
    ['with a byte order mark', `\uFEFF${good}`, 'UTF-8'],
    ['with semicolons', good.replaceAll(',', ';'), 'UTF-8'],
    ['with tabs', good.replaceAll(',', '\t'), 'UTF-8'],
    ['with Windows line endings', good.replaceAll('\n', '\r\n'), 'UTF-8'],
    ['with classic Mac line endings', good.replaceAll('\n', '\r'), 'UTF-8'],
    ['without a final line ending', good.trimEnd(), 'UTF-8'],
    ['with empty lines', good.replaceAll('\n', '\n\n ,, \n'), 'UTF-8'],
    ['in Windows-1252', latin1(good), 'Windows-1252'],
    ['in UTF-16', utf16(good), 'UTF-16'],
    ['in big-endian UTF-16', utf16(good, true), 'UTF-16'],
  ])('is read %s, and sent in UTF-8', async (_, content, encoding) => {
    const found = await read(content)
    expect(found.rows).toEqual(cells)
    expect(found).toMatchObject({ encoding, bad: 0, errors: [], columns: ['firstName', 'lastName', 'email'] })
    const sent = new Uint8Array(await found.upload.arrayBuffer())
    expect(new TextDecoder('utf-8', { fatal: true }).decode(sent)).toContain('Müller')
    expect(found.upload).toMatchObject({ name: 'fans.csv', type: 'text/csv' })
    if (encoding === 'UTF-8') expect(sent).toEqual(new Uint8Array(await new File([content], '').arrayBuffer()))
  })

  it('is read with quoted delimiters, quotes and line breaks', async () => {
    const { rows } = await read(`${head}"Niamh","O’Hara, ""the cat""\nsecond line",niamh@post.example\n`)
    expect(rows).toEqual([['Niamh', 'O’Hara, "the cat"\nsecond line', 'niamh@post.example']])
  })

  it('gets a notice for anything unexpected', async () => {
    expect(await noticesFor(latin1(good))).toEqual([
      'The file was read as Windows-1252 because it is not UTF-8. Check in the preview that names with accents look right.',
    ])
    expect(await noticesFor(utf16(good))).toEqual(['The file was read as UTF-16. It is sent as UTF-8.'])
    expect(await noticesFor(`${head}=HYPERLINK("x"),@cmd,a@b.example\n+44 7700 900123,-12.50,c@d.example\n`)).toEqual([
      '2 cells look like formulas. They are imported as plain text.',
    ])
    expect(await noticesFor(`${head}A,B,a@b.example\nA\nA,B,c@b.example,,\n`)).toEqual([
      'Fewer cells than columns in row 2. The missing cells count as empty.',
    ])
    expect(await noticesFor(`${head}A,B,same@b.example\nC,D,SAME@b.example\n`)).toEqual([
      'The email of row 2 is in an earlier row too. The last of these rows is used.',
    ])
    expect(await noticesFor('firstName,email,email\nA,a@b.example,\n')).toEqual([
      'email is in the header more than once. The last filled cell of each row is used.',
    ])
    expect(await noticesFor(`${head}A,"B,a@b.example\nC,D,e@f.example\n`)).toContain(
      'A quotation mark is never closed in row 1. The rest of the file may have been read as one cell.',
    )
  })

  it.each([
    ['LF below a CRLF header', 'firstName,email,city\r\nA,a@x.example,Sligo\nB,b@x.example,Cork\n'],
    ['one LF inside CRLF', 'firstName,email,city\r\nA,a@x.example,Sligo\nB,b@x.example,Cork\r\n'],
    ['CRLF joined to LF', 'firstName,email,city\nA,a@x.example,Sligo\nB,b@x.example,Cork\r\n'],
    ['CR above LF', 'firstName,email,city\rA,a@x.example,Sligo\nB,b@x.example,Cork\n'],
    ['CR in between', 'firstName,email,city\nA,a@x.example,Sligo\rB,b@x.example,Cork\n'],
    ['and quotation marks', '"firstName","email","city"\r\n"A","a@x.example","Sligo"\n"B","b@x.example","Cork"\r'],
    ['below sep=,', 'sep=,\r\nfirstName,email,city\nA,a@x.example,Sligo\rB,b@x.example,Cork'],
  ])('is split at every line end: %s', async (_, text) => {
    expect((await read(text)).rows).toEqual([
      ['A', 'a@x.example', 'Sligo'],
      ['B', 'b@x.example', 'Cork'],
    ])
  })

  it('keeps line ends in quotation marks', async () => {
    const { rows } = await read('firstName,email,city\r\n"A\r\nB\rC\nD",a@x.example,"a ""x"" b"\r\n')
    expect(rows).toEqual([['A\r\nB\rC\nD', 'a@x.example', 'a "x" b']])
  })

  it.each([
    [';', 'sep=;\nfirstName;email;city\nA;a@x.example;"1,2,3"\n'],
    [',', '\uFEFFsep=,\r\nfirstName,email,city\r\nA,a@x.example,"1,2,3"\r\n'],
    ['\t', 'SEP=\t\nfirstName\temail\tcity\nA\ta@x.example\t1,2,3\n'],
  ])('takes the separator %j from its first line', async (delimiter, text) => {
    expect(await read(text)).toMatchObject({ delimiter, rows: [['A', 'a@x.example', '1,2,3']], bad: 0 })
  })

  it('has its columns under the names that others give them', async () => {
    const file = await read('First Name,E-Mail,CITY,shoe size\nA,a@x.example,Sligo,44\n')
    expect(file.columns).toEqual(['firstName', 'email', 'city', 'shoe size'])
    expect(await file.upload.text()).toBe('firstName,email,city,shoe size\r\nA,a@x.example,Sligo,44\r\n')
    expect(noticesOf(file, rules.key)).toEqual([
      'Columns are imported by their names here: “First Name” is firstName, “E-Mail” is email and “CITY” is city.',
    ])
    expect((await read('email,E-Mail,firstName\na@x.example,?,A\n')).columns).toEqual(['email', 'E-Mail', 'firstName'])
  })

  it('loses no cell without a column', async () => {
    const { errors, bad } = await read(`${head}A,B,a@b.example,more\nC,D,c@d.example,, \n`)
    expect(bad).toBe(1)
    expect(errors).toEqual([
      {
        row: 1,
        field: 'firstName',
        message: 'The row has 4 cells for 3 columns. Put a cell that contains the separator in quotation marks.',
      },
    ])
  })

  it('loses the apostrophe before a number, with a notice', async () => {
    expect(
      await noticesFor(`${head}A,'01234,a@b.example\nB,'+353861234567,b@b.example\n'tis,'x,c@b.example\n`),
    ).toEqual(['2 cells have an apostrophe before a number or a formula. It is not imported.'])
  })

  it('gets the errors of its rows, numbered as the server does', async () => {
    const { errors, bad, rows } = await read(`${head}A,,a@b.example\n\n,,\nB,,nobody\n,,\n,C,\n"D,,d@e.example\n`)
    expect(rows).toHaveLength(4)
    expect(bad).toBe(3)
    expect(errors).toEqual([
      { row: 2, field: 'email', message: 'Enter a valid email address.' },
      { row: 3, field: 'firstName', message: 'Enter a first name.' },
      { row: 3, field: 'email', message: 'Enter a valid email address.' },
      { row: 4, field: 'firstName', message: 'A quotation mark is never closed.' },
    ])
  })

  it('may have two hundred columns', async () => {
    const extra = Array.from({ length: 197 }, (_, at) => `custom${at}`)
    const { columns, bad } = await read(
      `${[...extra, 'firstName', 'lastName', 'email'].join(';')}\n${'1;'.repeat(199)}a@b.example`,
    )
    expect(columns).toHaveLength(200)
    expect(bad).toBe(0)
  })
})

describe('a file that is refused', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0])
  const missing = 'Missing from the first row: firstName and email.'
  it.each<[string, Uint8Array<ArrayBuffer> | string, string, string]>([
    ['empty', '', 'fans.csv', '“fans.csv” is empty.'],
    ['with empty lines only', '\n\n,,\n', 'fans.csv', 'The file contains only empty lines.'],
    ['with a header only', head, 'fans.csv', 'The file has no rows below its header.'],
    ['without a header', 'Niamh,Kearney\nA,B', 'fans.csv', `${missing} The first row is: Niamh, Kearney`],
    ['without a required column', 'firstName,city\nA,B', 'fans.csv', 'Missing from the first row: email.'],
    [
      'whose header has an open quote',
      'firstName,"email\nA,B',
      'fans.csv',
      'Missing from the first row: email. A quotation mark in the first row is never closed.',
    ],
    [
      'too large',
      `${head}${'x'.repeat(10 * 1024 * 1024 + 1 - head.length)}`,
      'fans.csv',
      '“fans.csv” is larger than 10 MB. Split it into smaller files and import them one by one.',
    ],
    [
      'too large in UTF-8',
      latin1(`${head}${'é'.repeat(9 * 1024 * 1024)}`),
      'fans.csv',
      '“fans.csv” is larger than 10 MB. Split it into smaller files and import them one by one.',
    ],
    ['a picture', png, 'fans.csv', '“fans.csv” is not a CSV file. It contains a picture.'],
    ['with zero bytes', 'a\0b', 'fans.csv', '“fans.csv” is not a CSV file. It contains data that is not text.'],
    [
      'a workbook',
      'x',
      'fans.xlsx',
      '“fans.xlsx” is a spreadsheet, not a CSV file. Save it as CSV in your spreadsheet program, then choose the CSV file.',
    ],
    [
      'a workbook with the wrong extension',
      'PK\u0003\u0004',
      'fans.csv',
      '“fans.csv” is a spreadsheet, not a CSV file. Save it as CSV in your spreadsheet program, then choose the CSV file.',
    ],
  ])('%s', async (_, content, name, sentence) => {
    await expect(read(content, name)).rejects.toMatchObject({ message: sentence })
  })

  it('with other column names and an open quotation mark', async () => {
    await expect(read('First Name,email\nA,a@b.example\n"B,b@b.example\n')).rejects.toThrow(
      'A quotation mark is never closed in row 2. Close it, then choose the file again.',
    )
  })

  it('with another name and type', async () => {
    await expect(read(good, 'fans.txt', 'text/plain')).rejects.toThrow('“fans.txt” is not a CSV file')
    expect((await read(good, 'export', 'text/csv')).bad).toBe(0)
  })

  it('may have cells of any length', async () => {
    const million = 1024 * 1024
    const { rows } = await read(`firstName,email,note\r\nA,a@b.example,"${'""'.repeat(4 * million)}"\r\n`)
    expect(rows[0]?.[2]).toHaveLength(4 * million)
    expect((await read(`firstName,email,note\nA,a@b.example,a${' '.repeat(million)}b`)).bad).toBe(0)
  })

  it('is accepted at exactly the maximum size', async () => {
    const begin = 'firstName,email,note\nA,a@b.example,'
    const { rows, bad } = await read(begin.padEnd(10 * 1024 * 1024, 'x'))
    expect([rows.length, bad]).toEqual([1, 0])
  })

  it('that was deleted after it was chosen', async () => {
    const file = new File([good], 'fans.csv')
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
    await expect(readFile(file, rules, quiet())).rejects.toThrow(
      '“fans.csv” can no longer be read. It may have been moved, changed or deleted. Choose it again.',
    )
  })
})

describe('reading in slices', () => {
  const yieldAlways = { isOver: () => true, yieldToBrowser: () => Promise.resolve() }
  const cell = oneof(
    string({ maxLength: 12 }),
    string({ unit: 'binary', maxLength: 12 }),
    constantFrom('', '"', ',', ';', '\n', '\r\n', '\t', '=1+1', '+44 7700 900123', 'é', '“x”'),
  )

  it('reads back any cells that were written, yielding after every row', async () => {
    await assert(
      asyncProperty(
        array(array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 8 }),
        async (given) => {
          // The prefix keeps rows from being empty, and from beginning with a byte order mark.
          const rows = given.map(([a = '', b = ''], at) => [`x${at}${a}`, `y${b}`, 'a@b.example'])
          const text = Papa.unparse([['firstName', 'lastName', 'email'], ...rows])
          const found = await readRows(text, rules, { ...quiet(), timer: yieldAlways })
          expect(found.rows).toEqual(rows)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('reads any text exactly as without slices', async () => {
    const scrap = constantFrom('a', 'é', '"', '""', ',', ';', '\n', '\r\n', ' ', 'a@b.example', '"q"', '\n\n')
    await assert(
      asyncProperty(array(scrap, { maxLength: 40 }), async (scraps) => {
        const text = `firstName,email\n${scraps.join('')}`
        const yieldNever = { isOver: () => false, yieldToBrowser: () => Promise.resolve() }
        const outcome = (timer: typeof yieldNever) =>
          readRows(text, rules, { ...quiet(), timer }).then(
            ({ header, ...split }) => ({ ...split, columns: header.columns }),
            (error: unknown) => String(error),
          )
        expect(await outcome(yieldAlways)).toEqual(await outcome(yieldNever))
      }),
      { numRuns: 500 },
    )
  })

  it('stops when it is aborted', async () => {
    const control = new AbortController()
    const onProgress = () => control.abort(new Error('closed'))
    await expect(readRows(good, rules, { signal: control.signal, onProgress, timer: yieldAlways })).rejects.toThrow(
      'closed',
    )
  })
})
