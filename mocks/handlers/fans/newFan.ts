import type { FanCreate } from '../../../src/contract/fans.ts'
import type { FanRow } from '../../db/database.ts'
import { personOf } from '../records.ts'

/** Creates the row of a new fan: absent fields are null, absent booleans false. The next sync computes the score. */
export function newFan(id: string, given: FanCreate, createdAt: string): FanRow {
  return {
    ...personOf(given),
    signedUpAt: given.signedUpAt ?? null,
    membership: given.membership ?? null,
    connectorId: given.connectorId ?? null,
    firstName: given.firstName,
    email: given.email,
    id,
    score: null,
    createdAt,
  }
}
