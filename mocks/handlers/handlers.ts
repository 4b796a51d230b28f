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
import { bySignUp, home } from './home.ts'
import { memberships } from './memberships.ts'
import { loadImports } from './parts/parts.ts'
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
type Prepare = (call: Prepared) => Steps<unknown> | null | Promise<Steps<unknown>>

/**
 * What handlers need and no write changes, by the id of the operation. It runs before the handler, in steps: for a
 * club of a million fans, or a file of many rows, it takes long. The handler gets the result.
 */
export const preparations: Readonly<Record<string, Prepare>> = {
  [contract.fanProfiles.statistics.id]: ({ db, tenant }) => preparePurchases(db, tenant),
  [contract.home.stats.id]: ({ db, tenant }) => db.tables.fanProfiles.prepareList(tenant, bySignUp),
  [contract.fans.upload.id]: async ({ file }) => (await loadImports()).readFile(file, contract.fans.upload.upload),
  [contract.memberships.upload.id]: async ({ file }) =>
    (await loadImports()).readFile(file, contract.memberships.upload.upload),
  [contract.fanProfiles.list.id]: ({ db, tenant, query }) => db.tables.fanProfiles.prepareList(tenant, query),
  [contract.fans.list.id]: ({ db, tenant, query }) => db.tables.fans.prepareList(tenant, query),
  [contract.memberships.list.id]: ({ db, tenant, query }) => db.tables.memberships.prepareList(tenant, query),
  [contract.shop.customers.id]: ({ db, tenant, query }) => db.tables.shopCustomers.prepareList(tenant, query),
  [contract.shop.orders.id]: ({ db, tenant, query }) => db.tables.shopOrders.prepareList(tenant, query),
  [contract.shop.orderItems.id]: ({ db, tenant, query }) => db.tables.shopOrderItems.prepareList(tenant, query),
  [contract.ticketing.customers.id]: ({ db, tenant, query }) => db.tables.ticketingCustomers.prepareList(tenant, query),
  [contract.ticketing.tickets.id]: ({ db, tenant, query }) => db.tables.tickets.prepareList(tenant, query),
}

/** The handlers of all kinds of timed task. */
export const taskHandlers: TaskHandlers = { ...connectorTasks, ...fanProfileTasks, ...segmentTasks }
