import { foldText } from './foldText.ts'
import type { TableSpec } from './tables.ts'

export type Row = Record<string, unknown> & { id: string; createdAt: string }

export const ordered = (a: string | number, b: string | number) => (a === b ? 0 : a < b ? -1 : 1)

export const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/**
 * The sort key of a row: text without case and accents, a number, or null for a missing value
 * (docs/contract.md#sorting).
 */
export function sortKeyOf({ sortsByName }: TableSpec, column: string, row: Row): string | number | null {
  if (sortsByName && column === 'firstName')
    return `${foldText(textOf(row.firstName) ?? '')}\u0000${foldText(textOf(row.lastName) ?? '')}`
  const value = row[column]
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T.*Z$/.test(value)) return Date.parse(value)
  return typeof value === 'number' ? value : typeof value === 'string' ? foldText(value) : null
}
