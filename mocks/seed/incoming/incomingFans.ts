import type { FanRow } from '../../db/database.ts'
import { momentBetween, syncedAt } from '../customers/customers.ts'
import { fanRowOf } from '../fans/fans.ts'
import type { Delivery } from './delivery.ts'
import { isoText } from '../moments.ts'
import { createNewcomers } from './newcomers.ts'

const STARTERS = 80

/** Generates the fans in the sheet that the club does not have yet. */
export function incomingFans(delivery: Delivery): FanRow[] {
  const { connector, rng, newId, first, from, source } = delivery
  const newcomers = createNewcomers(delivery, 'fans')
  return Array.from({ length: first ? STARTERS : rng.int(1, 4) }, () => {
    const signedUp = momentBetween(from, source.until, rng)
    const { person, sheet, isKnown } = newcomers.next()
    const { firstName, lastName, email, country, city, phone } = person
    return {
      ...fanRowOf(sheet),
      // A person known from another source keeps their fields; those drawn for another name and town are dropped.
      ...(isKnown && { firstName, lastName, email, country, city, phone, address: null, zipCode: null, gender: null }),
      id: newId(),
      connectorId: connector.id,
      signedUpAt: isoText(signedUp),
      createdAt: syncedAt(signedUp, rng, source.until),
    }
  })
}
