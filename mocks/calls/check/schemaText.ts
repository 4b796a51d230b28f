import { z } from 'zod'

type Schema = z.core.JSONSchema.BaseSchema

const schemas = new WeakMap<z.ZodType, Schema>()

function schemaOf(type: z.ZodType, io: 'input' | 'output'): Schema {
  const known = schemas.get(type)
  if (known) return known
  const made = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  schemas.set(type, made)
  return made
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/**
 * Creates a function that says what the contract wants at a JSON pointer, such as `text · email or null`; empty where it says
 * nothing.
 *
 * @param io what is sent, or what is answered
 */
export function schemaTexts(type: z.ZodType | null, io: 'input' | 'output'): (pointer: string) => string {
  if (!type) return () => ''
  const root = schemaOf(type, io)
  const resolve = (schema: Schema): Schema => {
    const name = /^#\/\$defs\/(.+)$/.exec(schema.$ref ?? '')?.[1]
    const found: unknown = name === undefined ? undefined : Reflect.get(root.$defs ?? {}, name)
    return isSchema(found) ? resolve(found) : schema
  }
  /** The alternatives of a schema, without those in them. */
  const choices = (schema: Schema): Schema[] => {
    const resolved = resolve(schema)
    const several = resolved.anyOf ?? resolved.oneOf
    return several ? several.filter(isSchema).flatMap(choices) : [resolved]
  }
  const step = (schema: Schema, part: string): Schema[] =>
    choices(schema).flatMap(({ properties, items, additionalProperties }) =>
      [properties?.[part], /^\d+$/.test(part) && !Array.isArray(items) ? items : undefined, additionalProperties]
        .filter(isSchema)
        .slice(0, 1),
    )
  return (pointer) => {
    const parts = pointer
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    const found = parts.reduce<Schema[]>((at, part) => at.flatMap((each) => step(each, part)), [root])
    return [...new Set(found.flatMap(choices).map(textOf))].filter((text) => text !== '').join(' or ')
  }
}

const CHOICES_MAX = 4

function textOf({ type, format, enum: values, const: only, maxLength, minimum, maximum }: Schema): string {
  if (only !== undefined) return JSON.stringify(only)
  if (values)
    return values.length > CHOICES_MAX
      ? `one of ${values.length}`
      : values.map((value) => JSON.stringify(value)).join(' or ')
  if (type === 'string')
    return ['text', format ?? (maxLength !== undefined && maxLength < 1000 ? `to ${maxLength}` : '')]
      .filter((part) => part !== '')
      .join(' · ')
  if (type === 'number' || type === 'integer')
    return [type === 'integer' ? 'whole number' : 'number', boundsOf(minimum, maximum)]
      .filter((part) => part !== '')
      .join(' · ')
  if (type === 'array') return 'list'
  return typeof type === 'string' ? type : ''
}

function boundsOf(minimum: number | undefined, maximum: number | undefined): string {
  const low = minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? null : minimum
  const high = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? null : maximum
  if (low === null) return high === null ? '' : `to ${high}`
  return high === null ? `from ${low}` : `${low} to ${high}`
}
