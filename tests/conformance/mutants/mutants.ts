import { bodies } from './bodies.ts'
import { club } from './club.ts'
import { connectors } from './connectors.ts'
import { events } from './events.ts'
import { fans } from './fans.ts'
import { imports } from './imports.ts'
import { isolation } from './isolation.ts'
import { lastEventIds } from './lastEventIds.ts'
import { links } from './links.ts'
import type { Mutant } from './mutant.ts'
import { paging } from './paging.ts'
import { profiles } from './profiles.ts'
import { searching } from './searching.ts'
import { segments } from './segments.ts'
import { signingIn } from './signingIn.ts'
import { sorting } from './sorting.ts'
import { sources } from './sources.ts'
import { wire } from './wire.ts'

/** Every defect that the laws must notice, family by family. */
export const mutants: readonly Mutant[] = [
  ...paging,
  ...sorting,
  ...searching,
  ...signingIn,
  ...links,
  ...isolation,
  ...club,
  ...connectors,
  ...segments,
  ...fans,
  ...profiles,
  ...imports,
  ...sources,
  ...events,
  ...lastEventIds,
  ...wire,
  ...bodies,
]
