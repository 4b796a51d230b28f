import { isPlainObject, type PlainObject } from '../../generated/schema.ts'
import { incoming, reply, rows } from '../tools/combine.ts'
import { mutant, type Mutant } from '../mutant.ts'
import { eventsOf } from '../tools/stream.ts'

const HOUR = 3_600_000

/** A point in time that was read in one zone and written in another. */
const shifted = (value: unknown, hours: number) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))
    ? new Date(Date.parse(value) + hours * HOUR).toISOString()
    : value
/** A day that was read as midnight in a zone east of Greenwich. */
const dayBefore = (value: unknown) =>
  typeof value === 'string' ? new Date(Date.parse(`${value}T00:00:00Z`) - HOUR).toISOString().slice(0, 10) : value

const at = (column: string, change: (value: unknown) => unknown) =>
  rows((row) => (column in row ? { ...row, [column]: change(row[column]) } : row))
const written = (column: string, change: (value: unknown) => unknown) =>
  incoming((body) => (column in body ? { ...body, [column]: change(body[column]) } : body))
const east = (value: unknown) => shifted(value, 1)
const west = (value: unknown) => shifted(value, -5)

const created: [name: string, operations: string[]][] = [
  ['fan', ['fans.create', 'fans.get', 'fans.list', 'fans.update']],
  ['membership', ['memberships.create', 'memberships.list', 'memberships.update']],
  ['bookmark', ['bookmarks.create', 'bookmarks.get', 'bookmarks.list', 'bookmarks.update']],
  ['segment', ['segments.create', 'segments.get', 'segments.list', 'segments.update']],
  ['connector', ['connectors.create', 'connectors.get', 'connectors.list', 'connectors.update']],
  ['user', ['users.get', 'users.list']],
]

/** Times and days that are off by a zone, everywhere alike or in one place. */
export const zones: Mutant[] = [
  ...created.flatMap(([name, operations]) => [
    mutant(operations, `a new ${name} was created an hour from now, everywhere`, at('createdAt', east)),
    mutant(operations, `a new ${name} was created five hours ago, everywhere`, at('createdAt', west)),
  ]),
  mutant('fans.list', 'birthdays of fans are a day early in the list', at('birthDay', dayBefore)),
  mutant('fans.create', 'a birthday is stored as the day before', written('birthDay', dayBefore)),
  mutant('fans.update', 'a changed birthday is stored as the day before', written('birthDay', dayBefore)),
  mutant(
    'memberships.create',
    'the birthday of a new member is stored as the day before',
    written('birthDay', dayBefore),
  ),
  mutant('fanProfiles.update', 'the birthday of a profile is stored as the day before', written('birthDay', dayBefore)),
  mutant('fans.create', 'a sign-up is stored an hour late', written('signedUpAt', east)),
  mutant('memberships.create', 'a membership begins five hours early', written('entryDate', west)),
  mutant('memberships.update', 'a changed end of a membership is an hour late', written('expirationDate', east)),
  mutant('memberships.list', 'memberships end an hour late in the list', at('expirationDate', east)),
  mutant('connectors.get', 'the last sync of a connector ended in an hour', at('lastSync', east)),
  mutant('connectors.get', 'the last sync of a connector ended five hours ago', at('lastSync', west)),
  mutant(
    ['fanProfiles.status', 'fanProfiles.sync'],
    'the last sync of the fans ended in an hour',
    reply((body) => ({ ...body, lastSync: east(body.lastSync) })),
  ),
  mutant(
    'system.sse',
    'the times of events are an hour late',
    eventsOf(() => (block) => [isPlainObject(block.data) ? { ...block, data: late(block.data) } : block]),
  ),
]

const late = (data: PlainObject) => ({ ...data, at: east(data.at) })
