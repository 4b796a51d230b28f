import { useState } from 'react'
import type { Row } from './entries/entries.ts'

/**
 * The selected row: the first one that matches, until the user selects another. It stays selected while rows arrive
 * around it.
 *
 * @param query another query selects the first row again
 */
export function useSelection(rows: readonly Row[], query: string) {
  const [chosen, setChosen] = useState<{ id: string; query: string } | null>(null)
  const at = chosen?.query === query ? rows.findIndex(({ id }) => id === chosen.id) : -1
  const index = at < 0 ? rows.findIndex(({ stale }) => !stale) : at
  const select = (row: Row | undefined) => row && setChosen({ id: row.id, query })
  return {
    selected: rows[index] ?? null,
    select,
    /** Selects the row below or above; the ends are joined. */
    move(by: 1 | -1): Row | undefined {
      const from = index < 0 && by < 0 ? 0 : index
      const next = rows[(from + by + rows.length) % rows.length]
      select(next)
      return next
    },
  }
}
