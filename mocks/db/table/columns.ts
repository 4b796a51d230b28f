import { fold } from '../text/fold.ts'

/** The sort key of a row: folded text, a number, or null for a missing value. */
export type SortKey = string | number | null

export interface Column<Row> {
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
      names.map((name) => [name, textColumn<Row>((row) => row[name as N] as string | null)]),
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
      names.map((name): [string, Column<Row>] => [
        name,
        {
          key(row) {
            const iso = row[name as N] as string | null
            return iso === null ? null : Date.parse(iso)
          },
        },
      ]),
    ) as Record<N, Column<Row>>
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
  /** The value by which `find` finds rows. */
  lookup?(row: Row): string
}
