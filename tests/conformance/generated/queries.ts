import type { z } from 'zod'
import { numberRules, textRules, unwrap } from './schema.ts'

/** A query parameter with an invalid value. */
export interface QueryDefect {
  name: string
  value: string
}

/** Invalid values for each parameter of an operation's query, one parameter at a time, as text. */
export function queryDefectsOf(query: z.ZodObject): QueryDefect[] {
  return Object.entries(query.shape).flatMap(([name, schema]) => wrongTexts(schema).map((value) => ({ name, value })))
}

function wrongTexts(schema: z.core.$ZodType): string[] {
  const { inner } = unwrap(schema)
  const { def } = inner._zod
  switch (def.type) {
    case 'number': {
      const { min, max } = numberRules(inner)
      const bounds = [min === null ? null : min - 1, max === null ? null : max + 1].filter((bound) => bound !== null)
      return ['', ' ', 'abc', '1.5', '1e3', '0x10', '-1', '١', '1,000', 'NaN', '1'.repeat(400), ...bounds.map(String)]
    }
    case 'enum': {
      const [first = ''] = Object.values(def.entries).map(String)
      const otherCase = first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase()
      return ['', 'no such value', otherCase, `${first} `, '__proto__', 'constructor', `${first},${first}`]
    }
    case 'string': {
      const { max } = textRules(inner)
      return max === null ? [] : ['x'.repeat(max + 1), '😀'.repeat(max + 1)]
    }
    default:
      return []
  }
}
