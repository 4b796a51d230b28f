import type { ZodOpenApiRequestBodyObject } from 'zod-openapi'
import { z } from 'zod'
import type { Upload } from '../../src/contract/endpoint/endpoint.ts'

/** The parts of a field's JSON schema that describe a column. */
const Column = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  enum: z.array(z.string().nullable()).optional(),
  description: z.string().optional(),
})
const Field = Column.extend({ anyOf: z.array(Column).optional() })

const formats: Readonly<Record<string, string>> = {
  email: 'e-mail address',
  date: '`YYYY-MM-DD`',
  'date-time': 'ISO 8601 in UTC',
}

function formatOf({ type, format, enum: values }: z.infer<typeof Column>): string {
  if (values)
    return values
      .filter((value) => value !== null)
      .map((value) => `\`${value}\``)
      .join(' or ')
  if (format) return formats[format] ?? format
  return [type].flat().includes('boolean') ? '`true` or `false`' : 'text'
}

function columnsOf({ row, required }: Upload): string {
  const { properties = {} } = z.toJSONSchema(z.object(row.shape), { io: 'input' })
  const lines = Object.entries(properties).map(([name, schema]) => {
    const { anyOf, ...own } = Field.parse(schema)
    const typed = anyOf?.find(({ type }) => type !== 'null') ?? own
    const described = own.description ?? typed.description ?? ''
    return `| \`${name}\` | ${required.includes(name) ? 'yes' : 'no'} | ${formatOf(typed)} | ${described} |`
  })
  return ['| column | required | format | about |', '|---|---|---|---|', ...lines].join('\n')
}

/** The body of an upload: one CSV file as form data. */
export function uploadBody(upload: Upload, example: string | undefined): ZodOpenApiRequestBodyObject {
  const description = `A CSV file in UTF-8, at most 10 MB. Its first line names the columns, in any order; others are ignored.

${columnsOf(upload)}`
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          // Code generators know by `format` that it is a file and no text.
          properties: { file: { type: 'string', format: 'binary', contentMediaType: 'text/csv', description } },
          required: ['file'],
        },
        encoding: { file: { contentType: 'text/csv' } },
        ...(example !== undefined && { example: { file: example } }),
      },
    },
  }
}
