import { z } from 'zod'

/** A schema as the union of zod's kinds, which zod publishes for tools. */
export type Kind = z.core.$ZodTypes

/** Narrows a schema to the union of zod's kinds, which `_zod.def.type` discriminates. */
export function kindOf(schema: z.core.$ZodType): Kind {
  // The contract only uses zod's own kinds, and the union lists all of them.
  return schema as Kind
}

export interface Unwrapped {
  inner: Kind
  /** True if a key may be absent. */
  optional: boolean
  nullable: boolean
  /** True if a function preprocesses the value, so that the schema may accept other shapes as well. */
  preprocessed: boolean
}

/** The schema inside of optional, nullable, default and preprocess, and what these wrappers allow. */
export function unwrap(schema: z.core.$ZodType): Unwrapped {
  const kind = kindOf(schema)
  const { def } = kind._zod
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
      return { ...unwrap(def.innerType), optional: true }
    case 'nullable':
      return { ...unwrap(def.innerType), nullable: true }
    case 'readonly':
    case 'nonoptional':
      return unwrap(def.innerType)
    case 'pipe': {
      const preprocessed = kindOf(def.in)._zod.def.type === 'transform'
      const found = unwrap(preprocessed ? def.out : def.in)
      return { ...found, preprocessed: found.preprocessed || preprocessed }
    }
    default:
      return { inner: kind, optional: false, nullable: false, preprocessed: false }
  }
}

/** The keys of an object schema and their schemas. */
export function shapeOf(schema: z.core.$ZodType): Record<string, z.core.$ZodType> {
  const { inner } = unwrap(schema)
  return inner._zod.def.type === 'object' ? inner._zod.def.shape : {}
}

/** The bounds and the format of a string; `null` for no limit or format. */
export function textRules(kind: Kind): { min: number; max: number | null; format: string | null } {
  // Its type is `string`, and every schema of this type (z.string, z.email, z.iso…) has these three.
  const { minLength, maxLength, format } = kind as Kind & Pick<z.ZodString, 'minLength' | 'maxLength' | 'format'>
  return { min: minLength ?? 0, max: maxLength, format }
}

/** The bounds of a number, and whether it must be an integer; `null` for no bound. */
export function numberRules(kind: Kind): { min: number | null; max: number | null; whole: boolean } {
  // Its type is `number`, and both z.number and z.int have these three.
  const { minValue, maxValue, isInt } = kind as Kind & Pick<z.ZodNumber, 'minValue' | 'maxValue' | 'isInt'>
  const bound = (value: number | null) => (value === null || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? null : value)
  return { min: bound(minValue), max: bound(maxValue), whole: isInt }
}

/** The maximum number of elements of an array; `null` for no limit. */
export function maxElements(kind: Kind): number | null {
  const rules = (kind._zod.def.checks ?? []).map(({ _zod }): object => _zod.def)
  const found = rules.find((rule): rule is z.core.$ZodCheckMaxLengthDef => 'maximum' in rule)
  return found?.maximum ?? null
}

export type PlainObject = Record<string, unknown>

export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value at a dotted path; undefined if there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (isPlainObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
      value,
    )
}

/** The text at a dotted path; empty if there is none. */
export function textAt(value: unknown, path: string): string {
  const found = valueAt(value, path)
  return typeof found === 'string' ? found : ''
}

/** A copy of an object with another value at a dotted path; `undefined` removes the key. */
export function withAt(value: PlainObject, path: string, replacement: unknown): PlainObject {
  const [key = '', ...rest] = path.split('.')
  const { [key]: inner, ...others } = value
  if (rest.length > 0)
    return { ...value, [key]: withAt(isPlainObject(inner) ? inner : {}, rest.join('.'), replacement) }
  return replacement === undefined ? others : { ...value, [key]: replacement }
}

/** The beginning of a value as JSON, for error messages. */
export function excerpt(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 400 ? `${text.slice(0, 400)}… (${text.length} characters)` : text
}
