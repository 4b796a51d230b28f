// Zod keeps what a schema holds in `_zod`; kinds without a case of their own say nothing here.
/* oxlint-disable no-underscore-dangle, typescript/switch-exhaustiveness-check */
import type { z } from 'zod'

type Schema = z.core.$ZodType

/** The settings of a schema by its kind. Zod's own type has a member for each kind. */
const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def

/**
 * Creates a function that says what the contract wants at a JSON pointer, such as `text · email or null`; empty where
 * it says nothing. It reads the schemas themselves: builds for browsers leave zod's JSON Schema out.
 */
export function schemaTexts(type: z.ZodType | null): (pointer: string) => string {
  if (!type) return () => ''
  return (pointer) => {
    const parts = pointer.split('/').slice(1)
    const names = parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    const found = names.reduce<Schema[]>((at, name) => at.flatMap((each) => step(each, name)), [type])
    return [...new Set(found.flatMap(choices).map(textOf))].filter((text) => text !== '').join(' or ')
  }
}

/** The alternatives of a schema, without what only wraps them. */
function choices(schema: Schema): Schema[] {
  const def = defOf(schema)
  switch (def.type) {
    case 'union':
      return def.options.flatMap(choices)
    case 'nullable':
      return [...choices(def.innerType), schema]
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return choices(def.innerType)
    case 'lazy':
      return choices(def.getter())
    case 'pipe':
      // A preprocess step accepts anything, so describe the schema after it.
      return choices(defOf(def.in).type === 'transform' ? def.out : def.in)
    default:
      return [schema]
  }
}

/** The schemas of a field, or of the items of a list. */
const step = (schema: Schema, name: string): Schema[] =>
  choices(schema).flatMap((each) => {
    const def = defOf(each)
    if (def.type === 'array') return [def.element]
    if (def.type === 'record') return [def.valueType]
    const field = def.type === 'object' && Object.hasOwn(def.shape, name) ? def.shape[name] : undefined
    return field ? [field] : []
  })

/** A field of an input: where it is, what kind of value it has, and what the contract says of it. */
export interface SchemaField {
  path: readonly string[]
  kind: 'text' | 'number' | 'boolean' | 'json'
  /** The values that it may have; empty if there are too many to name. */
  choices: readonly string[]
  isOptional: boolean
  text: string
}

/**
 * The fields of a schema, those of the objects in it among them. What has several forms, such as a union of objects, is
 * one field.
 */
export function fieldsOfSchema(type: z.ZodType | null): SchemaField[] {
  const textAt = schemaTexts(type)
  const visit = (schema: Schema, path: readonly string[]): SchemaField[] => {
    const kinds = choices(schema).map(defOf)
    const values = kinds.filter((def) => def.type !== 'nullable' && def.type !== 'null')
    const [only] = values
    if (values.length === 1 && only?.type === 'object')
      return Object.entries(only.shape).flatMap(([name, field]) => visit(field, [...path, name]))
    if (path.length === 0) return []
    const is = (kind: string) => values.length > 0 && values.every((def) => def.type === kind)
    const named = values.flatMap((def) =>
      def.type === 'enum' ? Object.values(def.entries) : def.type === 'literal' ? def.values : [],
    )
    const isNamed = values.every((def) => def.type === 'enum' || def.type === 'literal')
    const isText = isNamed || values.every((def) => ['string', 'enum', 'literal'].includes(def.type))
    return [
      {
        path,
        kind: is('number') ? 'number' : is('boolean') ? 'boolean' : isText ? 'text' : 'json',
        choices: named.map(String),
        isOptional: schema._zod.optin === 'optional',
        text: textAt(`/${path.join('/')}`),
      },
    ]
  }
  return type ? visit(type, []) : []
}

const CHOICES_MAX = 4

function textOf(schema: Schema): string {
  const def = defOf(schema)
  switch (def.type) {
    case 'nullable':
      return 'null'
    case 'literal':
      return def.values.map((value) => JSON.stringify(value)).join(' or ')
    case 'enum': {
      const values = Object.values(def.entries)
      return values.length > CHOICES_MAX
        ? `one of ${values.length}`
        : values.map((value) => JSON.stringify(value)).join(' or ')
    }
    case 'string':
      return join('text', formatOf(schema))
    case 'number':
      return join(isWhole(schema) ? 'whole number' : 'number', boundsOf(schema))
    case 'array':
      return 'list'
    case 'object':
    case 'record':
      return 'object'
    case 'boolean':
    case 'null':
      return def.type
    default:
      return ''
  }
}

const join = (...parts: string[]) => parts.filter((part) => part !== '').join(' · ')

/** A setting of a schema or of one of its checks; undefined without one. */
function settingOf(schema: Schema, name: string, check?: string): unknown {
  const defs = [schema._zod.def, ...(schema._zod.def.checks ?? []).map((each) => each._zod.def)]
  const found = defs.find(
    (def) => (check === undefined || Reflect.get(def, 'check') === check) && Reflect.has(def, name),
  )
  return found && Reflect.get(found, name)
}

function formatOf(schema: Schema): string {
  const format = settingOf(schema, 'format')
  if (typeof format === 'string' && format !== 'regex') return format
  const maximum = settingOf(schema, 'maximum', 'max_length')
  return typeof maximum === 'number' && maximum < 1000 ? `to ${maximum}` : ''
}

const isWhole = (schema: Schema) => settingOf(schema, 'format') === 'safeint'

function boundsOf(schema: Schema): string {
  const [minimum, maximum] = [settingOf(schema, 'value', 'greater_than'), settingOf(schema, 'value', 'less_than')]
  const low = typeof minimum === 'number' && minimum > Number.MIN_SAFE_INTEGER ? minimum : null
  const high = typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER ? maximum : null
  if (low === null) return high === null ? '' : `to ${high}`
  return high === null ? `from ${low}` : `${low} to ${high}`
}
