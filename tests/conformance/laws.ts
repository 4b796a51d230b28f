import { account } from './laws/account.ts'
import { analytics } from './laws/analytics.ts'
import { club } from './laws/club.ts'
import { connectors } from './laws/connectors.ts'
import { connectorStates } from './laws/connectorStates.ts'
import { events } from './laws/general/events.ts'
import { every } from './laws/general/every.ts'
import { fanProfiles } from './laws/fanProfiles.ts'
import { fans } from './laws/fans.ts'
import { generatedLaws } from './generated/generated.ts'
import { home } from './laws/home.ts'
import { importLaws } from './laws/imports.ts'
import type { Law } from './law.ts'
import { lastEventIds } from './laws/general/lastEventIds.ts'
import { lifecycle } from './laws/general/lifecycle.ts'
import { linkLaws } from './laws/general/links.ts'
import { lists } from './laws/general/lists.ts'
import { memberships } from './laws/memberships.ts'
import { caching } from './laws/general/caching.ts'
import { moments } from './laws/general/moments.ts'
import { neighbours } from './laws/general/neighbours.ts'
import { refusals } from './laws/general/refusals.ts'
import { examplesOfAll } from './laws/general/provoke.ts'
import { purchases } from './laws/purchases.ts'
import { segments } from './laws/segments.ts'
import { support } from './laws/support.ts'
import { system } from './laws/system.ts'
import { users } from './laws/users.ts'

/** The default number of generated bodies per operation. */
const RUNS = 8

/** All laws of the contract. */
export const laws: readonly Law[] = [
  ...examplesOfAll,
  ...account,
  ...linkLaws,
  ...club,
  ...users,
  ...support,
  ...system,
  ...home,
  ...connectors,
  ...connectorStates,
  ...analytics,
  ...segments,
  ...fanProfiles,
  ...fans,
  ...memberships,
  ...importLaws,
  ...purchases,
  ...lifecycle,
  ...lists,
  ...events,
  ...lastEventIds,
  ...every,
  ...caching,
  ...refusals,
  ...moments,
  ...neighbours,
  ...generatedLaws({ runs: RUNS }),
]
