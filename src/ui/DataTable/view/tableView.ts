/** How high rows are: 46, 40 or 34 pixels. */
export const DENSITIES = ['roomy', 'normal', 'dense'] as const
export type Density = (typeof DENSITIES)[number]

export const PAGE_SIZES = [10, 20, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]

/** The narrowest and the widest column, in pixels. */
export const WIDTH_RANGE = { min: 56, max: 800 } as const

/** How one person likes to see one table. It is kept in the browser; what a table lists is in the address. */
export interface TableView {
  density: Density
  /** The page size of an address that names none. */
  rows: PageSize
  /** The ids of all columns, in the chosen order; null is the table's own order. */
  order: readonly string[] | null
  /** The columns that are hidden, or shown, unlike in the table's own view. */
  toggled: readonly string[]
  /** Chosen widths in pixels by column id; null until a column has been resized. */
  widths: Readonly<Record<string, number>> | null
}

export const defaultView: TableView = { density: 'roomy', rows: PAGE_SIZES[0], order: null, toggled: [], widths: null }

/** What the columns menu can change; the rest survives its Reset. */
export const isChanged = ({ density, order, toggled, widths }: TableView) =>
  density !== defaultView.density || order !== null || toggled.length > 0 || widths !== null

/** Reads a stored view. Whatever is not valid, such as a value of an earlier version, becomes the default. */
export function readView(stored: unknown): TableView {
  if (typeof stored !== 'object' || stored === null) return defaultView
  const { density, rows, order, toggled, widths }: Partial<Record<keyof TableView, unknown>> = stored
  return {
    density: DENSITIES.find((known) => known === density) ?? defaultView.density,
    rows: PAGE_SIZES.find((known) => known === rows) ?? defaultView.rows,
    order: isTexts(order) ? order : null,
    toggled: isTexts(toggled) ? toggled : [],
    widths: readWidths(widths),
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

function readWidths(value: unknown): Record<string, number> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const widths = Object.entries(value).filter((entry): entry is [string, number] => Number.isFinite(entry[1]))
  return widths.length > 0 ? Object.fromEntries(widths.map(([id, width]) => [id, clampWidth(width)])) : null
}

export const clampWidth = (width: number) => Math.round(Math.min(WIDTH_RANGE.max, Math.max(WIDTH_RANGE.min, width)))

/**
 * Sorts the ids of a table's columns by a stored order. The first column stays first. A column that the order does not
 * know comes after the one that it follows in the table.
 */
export function orderIds(ids: readonly string[], order: readonly string[] | null): string[] {
  const [first, ...rest] = ids
  if (first === undefined) return []
  if (!order) return [...ids]
  const sorted = [first, ...order.filter((id, at) => rest.includes(id) && order.indexOf(id) === at)]
  ids.forEach((id, at) => {
    if (!sorted.includes(id)) sorted.splice(sorted.indexOf(ids[at - 1] ?? first) + 1, 0, id)
  })
  return sorted
}

/** Moves an id to another index. The first column keeps its place. */
export function moveId(ids: readonly string[], id: string, to: number): string[] {
  const from = ids.indexOf(id)
  const target = Math.min(ids.length - 1, Math.max(1, to))
  if (from < 1 || from === target) return [...ids]
  const moved = ids.filter((other) => other !== id)
  moved.splice(target, 0, id)
  return moved
}
