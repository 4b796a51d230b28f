import { fans as operations, type Fan } from '../../../src/contract/fans.ts'
import { ageOn, type Database, type FanRow } from '../../db/database.ts'
import type { Handlers } from '../../http/handler.ts'
import { conflict, notFound } from '../../http/problems.ts'
import { putRows, readFile } from '../imports.ts'
import { definedOf } from '../records.ts'
import { fanWords } from '../words.ts'
import { newFan } from './newFan.ts'

export const fans: Handlers['fans'] = {
  list({ params, query, db, clock }) {
    const today = clock.today()
    const page = db.tables.fans.list(params.tenant, query)
    return { ...page, items: page.items.map((row) => withAge(row, today)) }
  },

  create({ params: { tenant }, body, db, clock, newId }) {
    if (db.tables.fans.find(tenant, body.email.toLowerCase()).length > 0) throw conflict(fanWords.exists, 'email')
    const fan = newFan(newId(), body, clock.iso())
    db.tables.fans.put(tenant, [fan])
    return withAge(fan, clock.today())
  },

  get: ({ params, db, clock }) => withAge(fanOf(db, params), clock.today()),

  update({ params, body, db, clock }) {
    const fan: FanRow = { ...fanOf(db, params), ...definedOf(body) }
    db.tables.fans.put(params.tenant, [fan])
    return withAge(fan, clock.today())
  },

  remove({ params: { tenant, id }, db }) {
    if (!db.tables.fans.remove(tenant, id)) throw notFound(fanWords.name)
  },

  /** A row updates the fan with its e-mail, or else creates one (docs/contract.md#csv-imports). */
  upload({ params: { tenant }, file, db, clock, bus, newId }) {
    const createdAt = clock.iso()
    const { rows, report } = readFile(file, operations.upload.upload)
    const { fans: table } = db.tables
    putRows(rows, {
      table,
      tenant,
      keyOf: ({ email }) => email.toLowerCase(),
      rowOf(row, before: FanRow | undefined) {
        // A fan keeps the e-mail as it was written first.
        return before ? { ...before, ...definedOf(row), email: before.email } : newFan(newId(), row, createdAt)
      },
    })
    bus.emit('FansImported', tenant)
    return report
  },
}

/** Adds the age on a day, `YYYY-MM-DD`, to a row. */
export const withAge = <Row extends { birthDay: string | null }>(row: Row, today: string): Row & Pick<Fan, 'age'> => ({
  ...row,
  age: ageOn(row.birthDay, today),
})

function fanOf(db: Database, { tenant, id }: { tenant: string; id: string }): FanRow {
  const fan = db.tables.fans.get(tenant, id)
  if (!fan) throw notFound(fanWords.name)
  return fan
}
