import { FanCreate } from '../../../src/contract/fans.ts'
import type { FanRow } from '../../db/database.ts'
import { completes } from '../records.ts'

const complete = completes(FanCreate)

/** Creates the row of a new fan: absent fields are null, absent booleans false. The next sync computes the score. */
export const newFan = (id: string, given: FanCreate, createdAt: string): FanRow => ({
  ...complete(given),
  id,
  score: null,
  createdAt,
})
