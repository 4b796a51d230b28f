import { countWhile } from '../../db/countWhile.ts'
import type { Database } from '../../db/database.ts'
import { lazy } from '../../db/lazy.ts'

/**
 * Tells who is among the rows that a reset has removed and the next sync restores: their profiles keep ids and edits.
 * Generated rows are known by their numbers, because there may be millions.
 */
export function createWaiting(db: Database, tenant: string): (email: string) => boolean {
  const kinds = ['fans', 'shopCustomers', 'ticketingCustomers'] as const
  const removed = lazy(() => {
    const ofTenant = [...db.rowsToRestore].filter(([id]) => db.connectors.findFirst((q) => q.where({ id, tenant })))
    return kinds.map((kind) => ({
      kind,
      numbers: ofTenant.map(([, rows]) => rows[kind].numbers),
      emails: new Set(ofTenant.flatMap(([, rows]) => rows[kind].rows.map((row) => row.email.toLowerCase()))),
    }))
  })
  return (email) =>
    removed().some(({ kind, numbers, emails }) => {
      const number = db.tables[kind].generatedNumber(tenant, email)
      return emails.has(email) || (number !== undefined && numbers.some((each) => isAmong(each, number)))
    })
}

/** @param numbers ascending */
const isAmong = (numbers: Uint32Array, number: number) =>
  numbers[countWhile(numbers.length, (at) => (numbers[at] ?? 0) < number)] === number
