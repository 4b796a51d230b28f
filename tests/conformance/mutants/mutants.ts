import { bodies } from './general/bodies.ts'
import { caching } from './general/caching.ts'
import { club } from './areas/club.ts'
import { connectors } from './areas/connectors.ts'
import { events } from './general/events.ts'
import { fans } from './areas/fans.ts'
import { imports } from './areas/imports.ts'
import { isolation } from './general/isolation.ts'
import { lastEventIds } from './general/lastEventIds.ts'
import { links } from './general/links.ts'
import { faulty } from './faulty.ts'
import type { Mutant } from './mutant.ts'
import { neighbours } from './general/neighbours.ts'
import { order } from './general/order.ts'
import { paging } from './general/paging.ts'
import { profiles } from './areas/profiles.ts'
import { rollback } from './general/rollback.ts'
import { searching } from './general/searching.ts'
import { segments } from './areas/segments.ts'
import { signingIn } from './areas/signingIn.ts'
import { sorting } from './general/sorting.ts'
import { sources } from './areas/sources.ts'
import { ties } from './general/ties.ts'
import { wire } from './general/wire.ts'
import { zones } from './general/zones.ts'

/** All defects that the laws must notice, by family. */
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
  ...order,
  ...ties,
  ...zones,
  ...caching,
  ...rollback,
  ...neighbours,
  ...faulty,
]
