import { fold } from '../text/fold.ts'

/** What a row is sorted by: text already folded, a number, or null where the value is missing. */
export type SortKey = string | number | null

export interface Column<Row> {
  /** @param today `YYYY-MM-DD` on the server's clock, for values that the calendar changes */
  key(row: Row, today: string): SortKey
  /** The key depends on the day, as an age does. */
  daily?: boolean
}

/** A text column, ordered by its folded code units. */
export function textColumn<Row>(read: (row: Row) => string | null): Column<Row> {
  return {
    key(row) {
      const text = read(row)
      return text === null ? null : fold(text)
    },
  }
}

/** The text columns of some names, each by the value of its name. */
export function textColumns<Row>() {
  return <const N extends keyof Row & string>(...names: (Row[N] extends string | null ? N : never)[]) =>
    // Each name is a key of the row whose value is a text or null: the parameter's type says so.
    Object.fromEntries(
      names.map((name) => [name, textColumn<Row>((row) => row[name as N] as string | null)]),
    ) as Record<N, Column<Row>>
}

/** The columns of some names that hold moments, ISO 8601 in UTC of any precision: ordered as moments, not as text. */
export function timestampColumns<Row>() {
  return <const N extends keyof Row & string>(...names: (Row[N] extends string | null ? N : never)[]) =>
    // As above: the parameter's type says that each name holds a text or null.
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

/** People are ordered by first name, then last name. */
export function fullNameColumn<Row extends { firstName: string; lastName: string | null }>(): Column<Row> {
  return textColumn((row) => `${row.firstName}\u0000${row.lastName ?? ''}`)
}

/** What is to be known of the rows of a table. */
export interface TableSpec<Row, C extends string> {
  columns: Record<C, Column<Row>>
  /** The searchable texts of a row; first and last name joined, so that a full name is found. */
  search(row: Row): readonly (string | null)[]
}
