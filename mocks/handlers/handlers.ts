import { contract } from '../../src/contract/index.ts'
import type { Database } from '../db/database.ts'
import type { Steps } from '../db/steps.ts'
import type { Handlers, TaskHandlers } from '../http/handler.ts'
import { account } from './account.ts'
import { analytics, bookmarks } from './analytics/analytics.ts'
import { club } from './club/club.ts'
import { connectors, connectorTasks } from './connectors/connectors.ts'
import { fanProfiles, fanProfileTasks } from './fans/fanProfiles.ts'
import { fans } from './fans/fans.ts'
import { preparePurchases } from './fans/profiles.ts'
import { home, prepareStats } from './home.ts'
import { readFile } from './imports.ts'
import { memberships } from './memberships.ts'
import { segments, segmentTasks } from './segments.ts'
import { shop } from './shop.ts'
import { support } from './support.ts'
import { system } from './system.ts'
import { ticketing } from './ticketing.ts'
import { users } from './users.ts'

/** The handlers of all operations of the contract. */
export const handlers: Handlers = {
  account,
  analytics,
  bookmarks,
  club,
  connectors,
  fanProfiles,
  fans,
  home,
  memberships,
  segments,
  shop,
  support,
  system,
  ticketing,
  users,
}

/** What a preparation may need of a call. */
interface Prepared {
  db: Database
  tenant: string
  /** Parsed by the operation, which alone knows its type. */
  query: never
  /** The text of an uploaded file. */
  file: string
}
/** Null if there is nothing to prepare. */
type Prepare = (call: Prepared) => Steps<unknown> | null

/** The tables that operations list, by the id of the operation. */
const listed: Readonly<Record<string, keyof Database['tables']>> = {
  [contract.fanProfiles.list.id]: 'fanProfiles',
  [contract.fans.list.id]: 'fans',
  [contract.memberships.list.id]: 'memberships',
  [contract.shop.customers.id]: 'shopCustomers',
  [contract.shop.orders.id]: 'shopOrders',
  [contract.shop.orderItems.id]: 'shopOrderItems',
  [contract.ticketing.customers.id]: 'ticketingCustomers',
  [contract.ticketing.tickets.id]: 'tickets',
}

/**
 * What handlers need and no write changes, by the id of the operation. It runs before the handler, in steps: for a
 * club of a million fans, or a file of many rows, it takes long. The handler gets the result.
 */
export const preparations: Readonly<Record<string, Prepare>> = {
  [contract.fanProfiles.statistics.id]: ({ db, tenant }) => preparePurchases(db, tenant),
  [contract.home.stats.id]: ({ db, tenant }) => prepareStats(db, tenant),
  [contract.fans.upload.id]: ({ file }) => readFile(file, contract.fans.upload.upload),
  [contract.memberships.upload.id]: ({ file }) => readFile(file, contract.memberships.upload.upload),
  ...Object.fromEntries(
    Object.entries(listed).map(([id, name]): [string, Prepare] => [
      id,
      ({ db, tenant, query }) => db.tables[name].prepareList(tenant, query),
    ]),
  ),
}

/** The handlers of all kinds of timed task. */
export const taskHandlers: TaskHandlers = { ...connectorTasks, ...fanProfileTasks, ...segmentTasks }
