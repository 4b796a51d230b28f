import { account } from './account.ts'
import { analytics } from './analytics.ts'
import { club } from './club.ts'
import { connectors } from './connectors.ts'
import { connectorStates } from './connectorStates.ts'
import { events } from './events.ts'
import { every } from './every.ts'
import { fanProfiles } from './fanProfiles.ts'
import { fans } from './fans.ts'
import { generatedLaws } from './generated/generated.ts'
import { home } from './home.ts'
import { importLaws } from './imports.ts'
import type { Law } from './law.ts'
import { lastEventIds } from './lastEventIds.ts'
import { lifecycle } from './lifecycle.ts'
import { linkLaws } from './links.ts'
import { lists } from './lists.ts'
import { memberships } from './memberships.ts'
import { examplesOfAll } from './provoke.ts'
import { purchases } from './purchases.ts'
import { segments } from './segments.ts'
import { support } from './support.ts'
import { system } from './system.ts'
import { users } from './users.ts'

/** So many bodies are generated for each operation, unless more are asked for. */
const RUNS = 8

/** Everything that a server of the contract is judged by. */
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
  ...generatedLaws({ runs: RUNS }),
]
