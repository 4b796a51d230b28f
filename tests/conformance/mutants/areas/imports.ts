import { isPlainObject, valueAt, type PlainObject } from '../../generated/schema.ts'
import { answer, refusal, refused, reply, status } from '../tools/combine.ts'
import { mutant, type Middleware, type Call, type Mutant } from '../mutant.ts'

const objectOf = (value: unknown): PlainObject => (isPlainObject(value) ? value : {})
const listOf = (value: unknown): PlainObject[] => (Array.isArray(value) ? value.filter(isPlainObject) : [])

/** The file of an upload, or null. */
async function fileOf({ request }: Call): Promise<File | null> {
  const form = await request
    .clone()
    .formData()
    .catch(() => null)
  const file = form?.get('file')
  return file instanceof File ? file : null
}

/** Changes the text of an uploaded file. */
const file =
  (change: (text: string) => string): Middleware =>
  async (call, next) => {
    const found = await fileOf(call)
    if (!found) return next()
    const form = new FormData()
    form.append('file', new File([change(await found.text())], found.name, { type: found.type }))
    const headers = new Headers(call.request.headers)
    headers.delete('content-type')
    return next(new Request(call.url, { method: 'POST', headers, body: form }))
  }

/** Refuses an uploaded file with a certain content, although it is valid. */
const refusing =
  (when: (text: string) => boolean, code: 400 | 415 = 400): Middleware =>
  async (call, next) => {
    const found = await fileOf(call)
    const response = await next()
    return response.status === 202 && found && when(await found.text())
      ? refusal(code, 'This file cannot be read.')
      : response
  }

const lines = (text: string) => text.split(/\r?\n/)

const empty = { received: 0, imported: 0, failed: 0, errors: [] }

export const imports: Mutant[] = [
  mutant(
    'fans.upload',
    'an import loses its last row',
    file((text) => lines(text.trimEnd()).slice(0, -1).join('\n')),
  ),
  mutant(
    'memberships.upload',
    'an import loses a last row without a line end',
    file((text) => (text.endsWith('\n') ? text : lines(text).slice(0, -1).join('\n'))),
  ),
  mutant(
    'fans.upload',
    'an import keeps the apostrophe before a formula',
    file((text) => text.replaceAll("'=", "''=")),
  ),
  mutant(
    'memberships.upload',
    'an import drops every apostrophe at the start of a cell',
    file((text) => text.replaceAll(",'", ',')),
  ),
  mutant(
    'fans.upload',
    'the report counts the header',
    reply((report) => ({ ...report, received: Number(report.received) + 1 })),
  ),
  mutant(
    'memberships.upload',
    'the report counts errors rather than rows',
    reply((report) => ({
      ...report,
      failed: listOf(report.errors).length,
      imported: Number(report.received) - listOf(report.errors).length,
    })),
  ),
  mutant(
    'memberships.upload',
    'imported counts all that was received',
    reply((report) => ({ ...report, imported: report.received })),
  ),
  mutant(
    'fans.upload',
    'errors count rows from 0, plus the header',
    reply((report) => ({
      ...report,
      errors: listOf(report.errors).map((error) => ({ ...error, row: Number(error.row) + 1 })),
    })),
  ),
  mutant(
    'memberships.upload',
    'errors do not name the column',
    reply((report) => ({ ...report, errors: listOf(report.errors).map((error) => ({ ...error, field: 'row' })) })),
  ),
  mutant(
    'fans.upload',
    'an invalid e-mail is accepted',
    reply((report) => {
      const errors = listOf(report.errors).filter(({ field }) => field !== 'email')
      const rows = new Set(errors.map(({ row }) => row)).size
      return { ...report, errors, failed: rows, imported: Number(report.received) - rows }
    }),
  ),
  mutant(
    'fans.upload',
    'only the first error is reported',
    reply((report) => ({ ...report, errors: listOf(report.errors).slice(0, 1) })),
  ),
  mutant(
    'fans.upload',
    'a known e-mail is imported as another fan',
    file((text) => text.replace(/([\w.+-]+)@/g, '$1+again@')),
  ),
  mutant(
    'memberships.upload',
    'a known membershipId is imported as another one',
    file((text) => {
      const [header = '', ...rest] = lines(text)
      const at = header.split(',').indexOf('membershipId')
      return [
        header,
        ...rest.map((row) =>
          row === ''
            ? row
            : row
                .split(',')
                .map((cell, place) => (place === at ? `${cell}-2` : cell))
                .join(','),
        ),
      ].join('\n')
    }),
  ),
  mutant(
    'fans.upload',
    'a file that is not sent as a form is accepted',
    refused(415, async ({ request }) =>
      request.headers.get('content-type')?.startsWith('multipart/') ? null : { status: 202, body: empty },
    ),
  ),
  mutant(
    'memberships.upload',
    'a picture is accepted',
    refused(415, async ({ request }) =>
      request.headers.get('content-type')?.startsWith('multipart/') ? { status: 202, body: empty } : null,
    ),
  ),
  mutant(
    'fans.upload',
    'a header without rows is accepted',
    refused(400, async (call) => {
      const text = (await (await fileOf(call))?.text()) ?? ''
      return text.includes('email') && lines(text.trim()).length === 1 ? { status: 202, body: empty } : null
    }),
  ),
  mutant(
    'memberships.upload',
    'a header without a required column is accepted',
    refused(400, async (call) => {
      const [header = '', ...rest] = lines(((await (await fileOf(call))?.text()) ?? '').trim())
      return rest.length > 0 && !header.split(',').includes('membershipId')
        ? { status: 202, body: { ...empty, received: rest.length, imported: rest.length } }
        : null
    }),
  ),
  mutant(
    'fans.upload',
    'a file that is too large is accepted',
    refused(413, () => ({ status: 202, body: empty })),
  ),
  mutant(
    'fans.upload',
    'a file that is too large is 400',
    refused(413, (_, __, { body }) => ({
      status: 400,
      body: { error: { ...objectOf(valueAt(body, 'error')), code: 'INVALID_INPUT' } },
    })),
  ),
  mutant(
    'fans.upload',
    'an unknown column is refused',
    refusing(
      (text) =>
        !lines(text)[0]
          ?.split(',')
          .every((name) => columns.includes(name.replace(/^\uFEFF|"/g, '').trim())),
    ),
  ),
  mutant(
    'memberships.upload',
    'quoted cells are cut at their commas',
    file((text) => text.replaceAll('"', '')),
  ),
  mutant(
    'fans.upload',
    'line ends of Windows are refused',
    refusing((text) => text.includes('\r\n')),
  ),
  mutant(
    'fans.upload',
    'other line ends than the first are part of a cell',
    file((text) => (/^[^\n]*\r\n/.test(text) ? text.replace(/(?<!\r)\n|\r(?!\n)/g, ' ') : text)),
  ),
  mutant(
    'memberships.upload',
    'a line that names the separator is refused',
    refusing((text) => text.startsWith('sep=')),
  ),
  mutant(
    'memberships.upload',
    'invisible characters at the ends of cells are kept',
    file((text) => text.replaceAll('\u200B', '?')),
  ),
  mutant(
    'fans.upload',
    'cells without a column are cut off',
    file((text) => {
      const { length } = lines(text)[0]?.split(',') ?? []
      return /["\r]/.test(text)
        ? text
        : lines(text)
            .map((line) => line.split(',').slice(0, length).join(','))
            .join('\n')
    }),
  ),
  mutant(
    'fans.upload',
    'an apostrophe before a number is kept',
    file((text) => text.replace(/'(?=[+\d])/g, "''")),
  ),
  mutant('fans.upload', 'a byte order mark is refused', async (call, next) => {
    const found = await fileOf(call)
    const [first] = found ? new Uint8Array(await found.arrayBuffer()) : []
    return first === 0xef ? refusal(400, 'The header lacks firstName.') : next()
  }),
  mutant(
    'fans.upload',
    'an import sets consents of the rows it updates',
    file((text) => {
      const [header = '', ...rest] = lines(text)
      return header.includes('acceptsCommercialInfo')
        ? text
        : [`${header},acceptsCommercialInfo`, ...rest.map((row) => (row === '' ? row : `${row},true`))].join('\n')
    }),
  ),
  mutant(
    'memberships.upload',
    'a row with an error stops the import',
    answer(({ status: code, body, headers }) => {
      if (code !== 202 || Number(valueAt(body, 'failed')) === 0) return { status: code, body, headers }
      return { status: 400, body: { error: { code: 'INVALID_INPUT', details: 'The file has errors.' } } }
    }),
  ),
  mutant('fans.upload', 'an import is 200', status(200)),
]

const columns = [
  'firstName',
  'lastName',
  'email',
  'birthDay',
  'address',
  'zipCode',
  'city',
  'country',
  'phone',
  'gender',
  'signedUpAt',
  'acceptsPrivacyPolicy',
  'acceptsCommercialInfo',
  'acceptsCommercialPartners',
  'membership',
  'connectorId',
]
