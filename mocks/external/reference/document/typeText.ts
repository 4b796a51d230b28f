import { operationWords as words } from '../words.ts'
import { nameOfRef, type Schema } from './reference.ts'

/** A type in a few words: `string`, `list of Fan`, `admin or user`. */
export function typeText(schema: Schema): string {
  if (schema.$ref !== undefined) return nameOfRef(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choice = schema.oneOf ?? schema.anyOf
  if (choice) return choice.map(typeText).join(' | ')
  const types = [schema.type ?? 'object'].flat().map((type) => {
    if (type === 'array') return words.listOf(typeText(schema.items ?? {}))
    if (type === 'object' && typeof schema.additionalProperties === 'object')
      return words.values(typeText(schema.additionalProperties))
    return type === 'string' && schema.format !== undefined ? schema.format : type
  })
  return types.join(' | ')
}

/** The bounds and the default of a value, such as `1 to 1000, default 100`; empty without any. */
export function boundsText({ minimum, maximum, maxLength, default: fallback }: Schema): string {
  const bounds =
    minimum !== undefined && maximum !== undefined
      ? words.range(`${minimum}`, `${maximum}`)
      : minimum !== undefined
        ? words.atLeast(`${minimum}`)
        : maximum !== undefined
          ? words.atMost(`${maximum}`)
          : ''
  const length = maxLength === undefined ? '' : words.atMost(words.characters(`${maxLength}`))
  const initial = fallback === undefined ? '' : words.fallback(JSON.stringify(fallback))
  return [bounds, length, initial].filter(Boolean).join(', ')
}
