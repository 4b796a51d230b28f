import { MembershipCreate, upload, type Membership } from '../../src/contract/memberships.ts'
import type { Database } from '../db/database.ts'
import type { Handlers } from '../http/handler.ts'
import { conflict, notFound } from '../http/problems.ts'
import { putRows, readFile } from './imports.ts'
import { completes, definedOf } from './records.ts'
import { membershipWords } from './words.ts'

export const memberships: Handlers['memberships'] = {
  list: ({ params, query, db }) => db.tables.memberships.list(params.tenant, query),

  create({ params: { tenant }, body, db, clock, newId }) {
    checkNumber(db, tenant, body.membershipId)
    const membership = newMembership(newId(), body, clock.iso())
    db.tables.memberships.put(tenant, [membership])
    return membership
  },

  update({ params: { tenant, id }, body, db }) {
    const before = db.tables.memberships.get(tenant, id)
    if (!before) throw notFound(membershipWords.name)
    if (body.membershipId !== undefined && body.membershipId !== before.membershipId)
      checkNumber(db, tenant, body.membershipId)
    const membership: Membership = { ...before, ...definedOf(body) }
    db.tables.memberships.put(tenant, [membership])
    return membership
  },

  remove({ params: { tenant, id }, db }) {
    if (!db.tables.memberships.remove(tenant, id)) throw notFound(membershipWords.name)
  },

  /** A row updates the membership with its number, or else creates one (docs/contract.md#csv-imports). */
  upload({ params: { tenant }, file, db, clock, bus, newId }) {
    const createdAt = clock.iso()
    const { rows, report } = readFile(file, upload.upload)
    const { memberships: table } = db.tables
    putRows(rows, {
      table,
      tenant,
      keyOf: ({ membershipId }) => membershipId,
      rowOf: (row, before: Membership | undefined) =>
        before ? { ...before, ...definedOf(row) } : newMembership(newId(), row, createdAt),
    })
    bus.emit('MembershipsImported', tenant)
    return report
  },
}

const complete = completes(MembershipCreate)
const newMembership = (id: string, given: MembershipCreate, createdAt: string): Membership => ({
  ...complete(given),
  id,
  createdAt,
})

function checkNumber(db: Database, tenant: string, membershipId: string) {
  if (db.tables.memberships.find(tenant, membershipId).length > 0)
    throw conflict(membershipWords.exists, 'membershipId')
}
