import * as fc from 'fast-check'
import type { z } from 'zod'
import { kindOf, maxElements, numberRules, textRules, type Kind } from './schema.ts'
import { days, emails, texts, timestamps } from './texts.ts'

/** Maximum number of array elements, so that a body stays far below its size limit. */
const ELEMENTS = 6

/**
 * Values that a schema accepts as input, before defaults and preprocessing. Optional keys are sometimes left out.
 *
 * @throws for a kind of schema that accepts no JSON value, such as a function
 * @example
 * fc.sample(arbitraryOf(FanCreate), { seed: 1, numRuns: 10 })
 */
export function arbitraryOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const kind = kindOf(schema)
  const { def } = kind._zod
  switch (def.type) {
    case 'string':
      return stringOf(kind)
    case 'number':
      return numberOf(kind)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'any':
    case 'unknown':
      return fc.jsonValue()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'array':
      return fc.array(arbitraryOf(def.element), { maxLength: Math.min(maxElements(kind) ?? ELEMENTS, ELEMENTS) })
    case 'object':
      return objectOf(def.shape)
    case 'record':
      return recordOf(def)
    case 'union':
      return fc.oneof(...def.options.map(arbitraryOf))
    case 'nullable':
      return fc.option(arbitraryOf(def.innerType), { nil: null })
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      // The surrounding object decides whether the key is present.
      return arbitraryOf(def.innerType)
    case 'pipe':
      return arbitraryOf(kindOf(def.in)._zod.def.type === 'transform' ? def.out : def.in)
    default:
      throw new Error(`no JSON value is known to fit a schema of type ${def.type}`)
  }
}

function stringOf(kind: Kind): fc.Arbitrary<string> {
  const { min, max, format } = textRules(kind)
  switch (format) {
    case null:
      return texts(min, max ?? undefined)
    case 'email':
      return emails(max ?? undefined)
    case 'date':
      return days
    case 'datetime':
      return timestamps
    case 'regex':
      return fc.oneof(...patternsOf(kind).map((pattern) => fc.stringMatching(pattern)))
    default:
      throw new Error(`no text is known to be of the format ${format}`)
  }
}

function patternsOf(kind: Kind): RegExp[] {
  return (kind._zod.def.checks ?? []).flatMap(({ _zod }) => {
    const rule: object = _zod.def
    return 'pattern' in rule && rule.pattern instanceof RegExp ? [rule.pattern] : []
  })
}

function numberOf(kind: Kind): fc.Arbitrary<number> {
  const { min, max, whole } = numberRules(kind)
  const bounds = { ...(min !== null && { min }), ...(max !== null && { max }) }
  if (whole) return fc.integer(bounds)
  // JSON has no NaN and no infinity, and writes -0 as 0.
  return fc.double({ ...bounds, noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value))
}

function objectOf(shape: Readonly<Record<string, z.core.$ZodType>>): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, arbitraryOf(schema)]))
  const requiredKeys = Object.keys(shape).filter((key) => !mayBeAbsent(shape[key]))
  return fc.record(fields, { requiredKeys, noNullPrototype: true })
}

function mayBeAbsent(schema: z.core.$ZodType | undefined): boolean {
  if (!schema) return true
  const { def } = kindOf(schema)._zod
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
      return true
    case 'nullable':
    case 'readonly':
      return mayBeAbsent(def.innerType)
    case 'pipe':
      return mayBeAbsent(kindOf(def.in)._zod.def.type === 'transform' ? def.out : def.in)
    default:
      return false
  }
}

function recordOf({ keyType, valueType }: z.core.$ZodRecordDef): fc.Arbitrary<unknown> {
  const keys = kindOf(keyType)
  const values = arbitraryOf(valueType)
  if (keys._zod.def.type === 'enum')
    return fc.record(Object.fromEntries(Object.values(keys._zod.def.entries).map((key) => [String(key), values])), {
      noNullPrototype: true,
    })
  // Assigning __proto__ would set the prototype instead of a key.
  const names = arbitraryOf(keys).filter((key): key is string => typeof key === 'string' && key !== '__proto__')
  return fc.dictionary(names, values, { maxKeys: ELEMENTS, noNullPrototype: true })
}
