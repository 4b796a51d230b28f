import type { CreateDocumentOptions } from 'zod-openapi'
import { z } from 'zod'

type Context = Parameters<NonNullable<CreateDocumentOptions['override']>>[0]
type Schema = Context['jsonSchema']

/** Makes the JSON schemas of zod as plain as people would write them, and says what zod leaves out. */
export function adjust({ jsonSchema, zodSchema, io }: Context): void {
  // zod drops the default of a preprocessed value, since it belongs to what comes out.
  if (zodSchema instanceof z.ZodDefault && io === 'input') jsonSchema.default = zodSchema.def.defaultValue
  if (zodSchema instanceof z.ZodNullable) mergeNull(jsonSchema)
  if (zodSchema instanceof z.ZodRecord) spellOut(jsonSchema)
  // The bounds of every whole number, and patterns as long as a line for what the format says already.
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
  // A schema cannot say what the server's preprocessing takes besides (docs/contract.md#provider-credentials).
  if (z.globalRegistry.get(zodSchema)?.id === 'ProviderConfigInput')
    jsonSchema.description = `${jsonSchema.description ?? ''} Its fields may also stand beside \`provider\`, without \`config\`.`
}

/** `anyOf: [{ type: 'string' }, { type: 'null' }]` becomes `type: ['string', 'null']`. */
function mergeNull(schema: Schema) {
  const [value, nothing, ...others] = schema.anyOf ?? []
  if (!isPlain(value) || !isPlain(nothing) || nothing.type !== 'null' || others.length > 0) return
  delete schema.anyOf
  const values = value.enum && { enum: [...value.enum, null] }
  Object.assign(schema, { ...value, type: [value.type, 'null'], ...values, ...schema })
}

/** Whether a schema is one type of its own, no reference and no choice. */
function isPlain(schema: unknown): schema is { type: string; enum?: unknown[] } {
  return typeof schema === 'object' && schema !== null && 'type' in schema && typeof schema.type === 'string'
}

/** A record that must have certain keys becomes an object of them. */
function spellOut(schema: Schema) {
  const { required, additionalProperties } = schema
  if (!required || additionalProperties === undefined) return
  delete schema.propertyNames
  schema.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]))
  schema.additionalProperties = false
}
