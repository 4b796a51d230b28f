import type { z } from 'zod'
import { absentOf } from '../../src/contract/fields/absent.ts'
import type { ClubRecord, UserRecord } from '../db/collections.ts'
import type { Database } from '../db/database.ts'

/** Finds the club of a tenant; throws if there is none, so the caller must have been authenticated. */
export const clubOf = (db: Database, tenant: string): ClubRecord =>
  db.clubs.findFirst((q) => q.where({ id: tenant }), { strict: true })

/** Removes the keys that are undefined, so that a merge leaves them unchanged. */
export function definedOf<T extends object>(body: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const defined = Object.entries(body).filter(([, value]) => value !== undefined)
  // `Object.fromEntries` loses which value belongs to which key.
  return Object.fromEntries(defined) as { [K in keyof T]: Exclude<T[K], undefined> }
}

/** The part of a change whose values differ from those of a record. */
export function changedOf<T extends object>(record: NoInfer<T>, change: T): Partial<T> {
  // The keys of a change are texts; what a record has under them is only compared.
  const known = record as Readonly<Record<string, unknown>>
  const changes = Object.entries(change).filter(([key, value]) => value !== known[key])
  // `Object.fromEntries` loses that these are keys of `change` with their own values.
  return Object.fromEntries(changes) as Partial<T>
}

/** Copies a record without one of its keys. */
export function without<T extends object, K extends keyof T>(record: T, key: K): Omit<T, K> {
  const { [key]: _removed, ...copy } = record
  return copy
}

/** Compares e-mails without case (docs/contract.md#e-mail-addresses). */
export const sameEmail = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Finds the user with an address, in any club. */
export const userOfEmail = (db: Database, email: string): UserRecord | undefined =>
  db.users.findFirst((q) => q.where({ email: (known) => sameEmail(known, email) }))

/** A body with a value for every field. */
type Completed<Body> = { [K in keyof Body]-?: Exclude<Body[K], undefined> }

/** Returns a function that completes the body of a new row with the values of absent fields. */
export function completes<S extends z.ZodObject>(schema: S): (body: z.output<S>) => Completed<z.output<S>> {
  const absent = absentOf(schema)
  // The fields that a body may leave out are among those.
  return (body) => ({ ...absent, ...definedOf(body) }) as Completed<z.output<S>>
}
