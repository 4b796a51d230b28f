import type { CreateDocumentOptions } from 'zod-openapi'
import { z } from 'zod'
import { TEXT_MAX } from '../../src/contract/fields/fields.ts'
import { Provider } from '../../src/contract/fields/providers.ts'

type Context = Parameters<NonNullable<CreateDocumentOptions['override']>>[0]
type Schema = Context['jsonSchema']

/** Simplifies the JSON schemas that zod generates, and adds what zod leaves out. */
export function adjustSchema({ jsonSchema, zodSchema, io }: Context): void {
  // zod drops the default of a preprocessed value, because it belongs to the output.
  if (zodSchema instanceof z.ZodDefault && io === 'input') jsonSchema.default = zodSchema.def.defaultValue
  if (zodSchema instanceof z.ZodNullable) mergeNull(jsonSchema)
  if (zodSchema instanceof z.ZodRecord) spellOut(jsonSchema)
  // Drop the bounds that every integer of a reply has, and long patterns that repeat the format. That of an address
  // says more.
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER && io === 'output') delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.format !== undefined && jsonSchema.format !== 'email') delete jsonSchema.pattern
  if (zodSchema instanceof z.ZodObject && io === 'input') withoutFields(jsonSchema)
  if (z.globalRegistry.get(zodSchema)?.id === 'ProviderConfigInput') alsoFlat(jsonSchema)
}

/** Types what the server ignores in an object without fields, such as the credentials of a demo provider. */
function withoutFields(schema: Schema) {
  if (Object.keys(schema.properties ?? {}).length === 0 && schema.additionalProperties === undefined)
    schema.additionalProperties = { type: 'string' }
}

/**
 * Adds what the server's preprocessing accepts too: the fields beside `provider`
 * (docs/contract.md#provider-credentials).
 */
function alsoFlat(schema: Schema) {
  const { oneOf, discriminator } = schema
  if (!oneOf) throw new Error('the credentials are no longer a choice between providers: see alsoFlat')
  delete schema.oneOf
  delete schema.discriminator
  schema.anyOf = [
    { oneOf, ...(discriminator !== undefined && { discriminator }) },
    {
      type: 'object',
      description: 'The same fields beside `provider`, without `config`.',
      properties: { provider: { type: 'string', enum: [...Provider.options] } },
      required: ['provider'],
      additionalProperties: { type: 'string', maxLength: TEXT_MAX },
    },
  ]
  // Both ways of writing it; the check of the document compares them with the schema.
  schema.examples = [
    { provider: 'SHOPIFY', config: { shopUrl: 'carrick.example', accessToken: 'secret' } },
    { provider: 'SHOPIFY', shopUrl: 'carrick.example', accessToken: 'secret' },
  ]
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
