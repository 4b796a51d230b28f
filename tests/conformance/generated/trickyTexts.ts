import * as fc from 'fast-check'
import type { z } from 'zod'
import { arbitraryOf } from './arbitrary.ts'
import { shapeOf, textRules, unwrap, type Kind, type PlainObject } from './schema.ts'

/** Texts that servers are known to corrupt. Every field gets each of them. */
const trickyTexts = (max: number) =>
  [
    '  both ends  ',
    'é'.repeat(max),
    '💥 and 👩‍👩‍👧‍👦',
    '<b>"fish" &amp; \'chips\'</b>',
    'e\u0301cole, Ångström',
    'two\r\nlines\tand one',
    '',
    'مرحبا %s ${name} \\n --',
  ] as const

/** The number of bodies after which every field has had each text. */
export const TRICKY_TEXTS = trickyTexts(1).length

const isFreeText = (kind: Kind) => kind._zod.def.type === 'string' && textRules(kind).format === null

/**
 * A body with a tricky text in each free-text field of its top level, a different one per field; `turn` selects them.
 */
export function withTrickyTexts(schema: z.core.$ZodType, body: PlainObject, turn: number): PlainObject {
  const free = Object.entries(shapeOf(schema)).filter(([, field]) => isFreeText(unwrap(field).inner))
  const texts = free.map(([key, field], place): [string, string] => {
    const { min, max } = textRules(unwrap(field).inner)
    const chosen = trickyTexts(max ?? 1)[(turn + place) % TRICKY_TEXTS] ?? ''
    return [key, chosen.slice(0, max ?? undefined).padEnd(min, 'x')]
  })
  return { ...body, ...Object.fromEntries(texts) }
}

/** A value with all keys of a schema; none is null, false or empty. */
export function completeValueOf(schema: z.core.$ZodType, seed: number): unknown {
  const { inner } = unwrap(schema)
  const { def } = inner._zod
  if (def.type === 'boolean') return true
  if (def.type === 'object')
    return Object.fromEntries(
      Object.entries(def.shape).map(([key, field], at) => [key, completeValueOf(field, seed + at)]),
    )
  const filled = (value: unknown) =>
    typeof value === 'string' ? value.trim() !== '' : !Array.isArray(value) || value.length > 0
  return fc.sample(arbitraryOf(inner), { seed, numRuns: 100 }).find(filled)
}
