import { readJournal, type Journal } from '../../db/journal/journal.ts'
import type { Conditions } from '../../faults/fault.ts'
import { readClubData, type ClubData } from '../../seed/prospect/clubData.ts'
import { isScenario, PROSPECT, type ScenarioName } from '../../seed/scenarios/scenarios.ts'
import type { Timeline, Timelines } from '../timelines.ts'

/** An export that fits this model, and the time that it has reached. */
export interface ReadExport extends Journal {
  scenario: ScenarioName
  now: number
}

/**
 * Replaces the current timeline by that of an export, and what stands between the model and its clients.
 *
 * @param keep called with the current timeline before, while nothing is written
 */
export type Restore = (
  journal: unknown,
  conditions: Conditions,
  keep?: (current: Timeline) => Promise<unknown>,
) => Promise<void>

export type ReadTimeline = (value: unknown) => ReadExport

/**
 * Creates a function that reads an export. It throws a sentence for anything that is not a complete journal of this
 * seed.
 */
export const readExportsOf =
  (seed: string): ReadTimeline =>
  (value) => {
    const { head, entries, now } = readJournal(value)
    const { scenario } = head
    if (!isScenario(scenario) || head.seed !== seed) throw new Error('it belongs to another scenario or seed')
    const club = readClubOf(scenario, head.club)
    // Time continues from the export, not from the host's time.
    const reached = Math.max(now ?? head.anchor + head.advanced + (head.accelerated ?? 0), entries.at(-1)?.at ?? 0)
    return { scenario, head: { ...head, ...(club && { club }) }, entries, now: reached }
  }

/** Continues the journal of an export in place of the current timeline, and remembers its scenario. */
export async function adoptExport(
  timelines: Timelines,
  { scenario, head, entries, now }: ReadExport,
  current: Timeline,
  hostTime: (() => number) | undefined,
): Promise<Timeline> {
  const openedAt = hostTime?.() ?? head.openedAt
  const life = current.journal.head.life + 1
  // What a speed has added stays apart, because sessions do not count it. An alarm may be ahead of the state.
  const accelerated = Math.min(head.accelerated ?? 0, now - head.anchor)
  const advanced = now - head.anchor - accelerated
  const journal = { head: { ...head, openedAt, advanced, ...(accelerated > 0 && { accelerated }), life }, entries }
  const next = await timelines.adopt(scenario, journal)
  await timelines.rememberScenario(scenario)
  return next
}

/**
 * The club that a scenario is given. Throws an error that has a sentence for each wrong field, or if the scenario
 * takes none.
 */
export function readClubOf(scenario: ScenarioName, club: unknown): ClubData | undefined {
  if (club === undefined) return undefined
  if (scenario !== PROSPECT) throw new Error('only the scenario prospect takes a club')
  return readClubData(club)
}
