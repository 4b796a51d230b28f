import type { consentFields, personFields } from '../../src/contract/fields/person.ts'
import type { Membership } from '../../src/contract/memberships.ts'
import type { ClubRecord, UserRecord } from '../db/collections.ts'
import type { Database } from '../db/database.ts'

/** Finds the club of a tenant; throws if there is none, so the caller must have been authenticated. */
export const clubOf = (db: Database, tenant: string): ClubRecord =>
  db.clubs.findFirst((q) => q.where({ id: tenant }), { strict: true })

/** Removes the keys that are undefined, so that a merge leaves them unchanged. */
export function definedOf<T extends object>(body: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  // A loop, because an import asks for each of its rows: lists of entries take four times as long.
  const known = body as Readonly<Record<string, unknown>>
  const defined: Record<string, unknown> = {}
  for (const key of Object.keys(known)) if (known[key] !== undefined) defined[key] = known[key]
  // The loop loses which value belongs to which key.
  return defined as { [K in keyof T]: Exclude<T[K], undefined> }
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
  // A copy from which a key is deleted is slow to read ever after.
  const { [key]: _removed, ...copy } = record
  return copy
}

/** Compares e-mails without case (docs/contract.md#e-mail-addresses). */
export const sameEmail = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Finds the user with an address, in any club. */
export const userOfEmail = (db: Database, email: string): UserRecord | undefined =>
  db.users.findFirst((q) => q.where({ email: (known) => sameEmail(known, email) }))

/** The fields of a person that a new fan or membership may leave out. */
type Person = Pick<Membership, 'lastName' | keyof typeof personFields | keyof typeof consentFields>

/**
 * Completes a new fan or membership: absent values are null, absent consents false. Field by field, because an import
 * asks for each of its rows: merging objects takes several times as long.
 */
export const personOf = (given: { [K in keyof Person]?: Person[K] | undefined }): Person => ({
  lastName: given.lastName ?? null,
  birthDay: given.birthDay ?? null,
  address: given.address ?? null,
  zipCode: given.zipCode ?? null,
  city: given.city ?? null,
  country: given.country ?? null,
  phone: given.phone ?? null,
  gender: given.gender ?? null,
  acceptsPrivacyPolicy: given.acceptsPrivacyPolicy ?? false,
  acceptsCommercialInfo: given.acceptsCommercialInfo ?? false,
  acceptsCommercialPartners: given.acceptsCommercialPartners ?? false,
})
