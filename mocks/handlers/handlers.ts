import type { Handlers, TaskHandlers } from '../http/handler.ts'
import { account } from './account.ts'
import { analytics, bookmarks } from './analytics/analytics.ts'
import { club } from './club/club.ts'
import { connectors, connectorTasks } from './connectors/connectors.ts'
import { fanProfiles, fanProfileTasks } from './fans/fanProfiles.ts'
import { fans } from './fans/fans.ts'
import { home } from './home.ts'
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

/** The handlers of all kinds of timed task. */
export const taskHandlers: TaskHandlers = { ...connectorTasks, ...fanProfileTasks, ...segmentTasks }
