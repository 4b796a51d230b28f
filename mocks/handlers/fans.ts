import type { FanProfile } from '../../src/contract/fans.ts'
import { ageOn, type FanProfileRow } from '../db/database.ts'
import type { Handlers } from '../http/handler.ts'
import { notFound } from '../http/problems.ts'

export const fanProfiles: Handlers['fanProfiles'] = {
  list({ params, query, db, clock }) {
    const today = clock.today()
    const page = db.fanProfiles.list(params.tenant, query)
    return { ...page, items: page.items.map((row) => withAge(row, today)) }
  },

  get({ params, db, clock }) {
    const row = db.fanProfiles.get(params.tenant, params.id)
    if (!row) throw notFound('Fan profile')
    return withAge(row, clock.today())
  },
}

const withAge = (row: FanProfileRow, today: string): FanProfile => ({ ...row, age: ageOn(row.birthDay, today) })
