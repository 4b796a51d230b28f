import { z } from '../../../src/contract/zod.ts'

/** Values of a column whose checks are remembered; a column with more gains nothing by it. */
const REMEMBERED_MAX = 1000

/** Returns the value of a cell as its field has it; undefined if only the whole schema can tell. */
type Reader = (value: unknown) => unknown

/**
 * Reads the same as a schema of rows, in less than half the time: a file has a hundred thousand cells. What is plain
 * text is only measured, an e-mail address is matched, and what a column often holds is checked once. Whatever that does not accept, the schema
 * itself reads.
 */
export function quickSchema<S extends z.ZodObject>(schema: S): S {
  // A check of the whole row may look at several fields, and unknown ones may be refused or kept.
  if (schema.def.checks?.length || schema.def.catchall) return schema
  const fields = Object.entries(schema.shape).map(([name, field]) => ({
    name,
    read: textReader(field) ?? rememberingReader(field),
    isOptional: isLeftOut(field),
  }))
  function quickly(values: Readonly<Record<string, unknown>>): Record<string, unknown> | null {
    const data: Record<string, unknown> = {}
    // The schema too gives the fields in its own order.
    for (const { name, read, isOptional } of fields) {
      const value = values[name]
      if (value === undefined && isOptional) continue
      const result = read(value)
      if (result === undefined) return null
      data[name] = result
    }
    return data
  }
  const safeParse: typeof schema.safeParse = (values, params) => {
    const data = isRow(values) ? quickly(values) : null
    // Each field has been read by itself, and there are no others.
    return data ? { success: true, data: data as z.output<S> } : schema.safeParse(values, params)
  }
  return Object.create(schema, { safeParse: { value: safeParse } })
}

const isRow = (values: unknown): values is Readonly<Record<string, unknown>> =>
  typeof values === 'object' && values !== null && !Array.isArray(values)

/** True if a row without the field has none afterwards: a default would be there. */
function isLeftOut(field: z.core.$ZodType): boolean {
  const { success, data } = z.safeParse(field, undefined)
  return success && data === undefined && field instanceof z.ZodOptional
}

/** Reads a text that has only a length, or is an e-mail address; null for a field of another kind. */
function textReader(field: z.core.$ZodType): Reader | null {
  const inner = withoutWrappers(field)
  if (!(inner instanceof z.ZodString || inner instanceof z.ZodEmail)) return null
  const lengths = lengthsOf(inner)
  if (!lengths) return null
  const { least, most } = lengths
  const isShortEnough = (value: unknown): value is string =>
    typeof value === 'string' && value.length >= least && value.length <= most
  if (inner instanceof z.ZodString) return (value) => (isShortEnough(value) ? value : undefined)
  const { pattern } = inner.def
  return pattern ? (value) => (isShortEnough(value) && pattern.test(value) ? value : undefined) : null
}

function withoutWrappers(field: z.core.$ZodType): z.core.$ZodType {
  return field instanceof z.ZodOptional || field instanceof z.ZodNullable ? withoutWrappers(field.unwrap()) : field
}

/**
 * The lengths that a text may have; null if its checks ask for more. From its checks, because what zod says of itself is
 * left out of the builds (scripts/schemas/zodForBrowsers.ts).
 */
function lengthsOf({ def: { checks } }: Pick<z.ZodString | z.ZodEmail, 'def'>): { least: number; most: number } | null {
  if (!checks) return null
  let [least, most] = [0, Infinity]
  for (const check of checks) {
    if (check instanceof z.core.$ZodCheckMinLength) {
      const { _zod: internals } = check
      least = Math.max(least, internals.def.minimum)
    } else if (check instanceof z.core.$ZodCheckMaxLength) {
      const { _zod: internals } = check
      most = Math.min(most, internals.def.maximum)
    } else return null
  }
  return { least, most }
}

/** Reads any field by its own schema, once for each value. */
function rememberingReader(field: z.core.$ZodType): Reader {
  const known = new Map<unknown, unknown>()
  return (value) => {
    const before = known.get(value)
    if (before !== undefined || known.has(value)) return before
    const result = z.safeParse(field, value).data
    if (known.size < REMEMBERED_MAX) known.set(value, result)
    return result
  }
}
