import { fold } from '../text/fold.ts'

/** The sort key of a row: folded text, a number, or null for a missing value. */
export type SortKey = string | number | null

export interface Column<Row> {
  /** If it is named, the only field that the key is read from: reading it is faster than making the row. */
  field?: keyof Row
  /** @param today `YYYY-MM-DD` on the server's clock, for values that the calendar changes */
  key(row: Row, today: string): SortKey
  /** True if the key depends on the day, as an age does. */
  daily?: boolean
}

/** Creates a text column, ordered by folded code units. */
export function textColumn<Row>(read: (row: Row) => string | null): Column<Row> {
  return {
    key(row) {
      const text = read(row)
      return text === null ? null : fold(text)
    },
  }
}

/** Creates text columns for the named fields of a row. */
export function textColumns<Row>() {
  return <const N extends keyof Row & string>(...names: (Row[N] extends string | null ? N : never)[]) =>
    // The parameter's type ensures that each name is a key of the row whose value is a text or null.
    Object.fromEntries(
      names.map((name) => [name, { field: name, ...textColumn<Row>((row) => row[name as N] as string | null) }]),
    ) as Record<N, Column<Row>>
}

/**
 * Creates columns for the named fields of a row that hold ISO 8601 in UTC, of any precision; ordered by time, not as
 * text.
 */
export function timestampColumns<Row>() {
  return <const N extends keyof Row & string>(...names: (Row[N] extends string | null ? N : never)[]) =>
    // As above, the parameter's type ensures that each name holds a text or null.
    Object.fromEntries(
      names.map((name): [string, Column<Row>] => {
        const timeOf = createTimeReader()
        return [
          name,
          {
            field: name,
            key(row) {
              const iso = row[name as N] as string | null
              return iso === null ? null : timeOf(iso)
            },
          },
        ]
      }),
    ) as Record<N, Column<Row>>
}

/** Parses times. It remembers the last one: all rows of an import have the same. */
function createTimeReader(): (iso: string) => number {
  let last = ''
  let time = 0
  return (iso) => {
    if (iso !== last) [last, time] = [iso, Date.parse(iso)]
    return time
  }
}

/** Creates a column that orders people by first name, then last name. */
export function fullNameColumn<Row extends { firstName: string; lastName: string | null }>(): Column<Row> {
  return textColumn((row) => `${row.firstName}\u0000${row.lastName ?? ''}`)
}

/** How the rows of a table are sorted and searched. */
export interface TableSpec<Row, C extends string> {
  columns: Record<C, Column<Row>>
  /** The searchable texts of a row; first and last name are joined, so that a full name is found. */
  search(row: Row): readonly (string | null)[]
  /** What a row belongs to, for `removeOf`. */
  source(row: Row): string | null
  /** The value by which `findAll` finds rows. */
  lookup?(row: Row): string
  /** No two rows may have the same value of `lookup`. */
  isLookupUnique?: true
}
