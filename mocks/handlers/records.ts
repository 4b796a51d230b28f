import type { ClubRecord } from '../db/collections.ts'
import type { Database } from '../db/database.ts'

/** The club of a tenant id that has passed the check of the caller. */
export const clubOf = (db: Database, tenant: string): ClubRecord =>
  db.clubs.findFirst((q) => q.where({ id: tenant }), { strict: true })

/** The keys that have a value or null, without those that are undefined: what a merge is to write. */
export function definedOf<T extends object>(body: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  // `Object.fromEntries` forgets which value belongs to which key.
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}

/** The keys whose value differs from that of a record. */
export function changedOf<T extends object>(record: NoInfer<T>, change: T): Partial<T> {
  const known = new Map(Object.entries(record))
  const changes = Object.entries(change).filter(([key, value]) => value !== known.get(key))
  // `Object.fromEntries` forgets that these are keys of `change`, with their own values.
  return Object.fromEntries(changes) as Partial<T>
}

/** A record without one of its keys, which no reply shows. */
export function without<T extends object, K extends keyof T>(record: T, key: K): Omit<T, K> {
  const copy = { ...record }
  delete copy[key]
  return copy
}

/** E-mails are compared without case (docs/contract.md#e-mail-addresses). */
export const sameEmail = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** The user of an address, whatever the club: people sign in by it. */
export const userOfEmail = (db: Database, email: string) =>
  db.users.findFirst((q) => q.where({ email: (known) => sameEmail(known, email) }))
