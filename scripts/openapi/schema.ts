import type { CreateDocumentOptions } from 'zod-openapi'
import { z } from 'zod'

type Context = Parameters<NonNullable<CreateDocumentOptions['override']>>[0]
type Schema = Context['jsonSchema']

/** Simplifies the JSON schemas that zod generates, and adds what zod leaves out. */
export function adjust({ jsonSchema, zodSchema, io }: Context): void {
  // zod drops the default of a preprocessed value, because it belongs to the output.
  if (zodSchema instanceof z.ZodDefault && io === 'input') jsonSchema.default = zodSchema.def.defaultValue
  if (zodSchema instanceof z.ZodNullable) mergeNull(jsonSchema)
  if (zodSchema instanceof z.ZodRecord) spellOut(jsonSchema)
  // Drop the bounds that every integer has, and long patterns that repeat the format.
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
  // A schema cannot describe what else the server's preprocessing accepts (docs/contract.md#provider-credentials).
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

/** True for a schema of a single type, without a reference or a choice. */
function isPlain(schema: unknown): schema is { type: string; enum?: unknown[] } {
  return typeof schema === 'object' && schema !== null && 'type' in schema && typeof schema.type === 'string'
}

/** A record with required keys becomes an object with these keys. */
function spellOut(schema: Schema) {
  const { required, additionalProperties } = schema
  if (!required || additionalProperties === undefined) return
  delete schema.propertyNames
  schema.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]))
  schema.additionalProperties = false
}
