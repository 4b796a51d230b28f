import type { FanCreate } from '../../../src/contract/fans.ts'
import type { FanRow } from '../../db/database.ts'
import { blankPerson, definedOf } from '../records.ts'

/** Creates the row of a new fan: absent fields are null, absent booleans false. The next sync computes the score. */
export function newFan(id: string, given: FanCreate, createdAt: string): FanRow {
  return {
    ...blankPerson,
    signedUpAt: null,
    membership: null,
    connectorId: null,
    ...definedOf(given),
    id,
    score: null,
    createdAt,
  }
}
