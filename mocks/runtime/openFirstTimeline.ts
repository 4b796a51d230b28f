import { isSameClub, JournalLost, NewerJournal, readJournal, type JournalHead } from '../db/journal/journal.ts'
import type { SavedJournals } from './savedJournals.ts'
import { isScenario, PROSPECT, type ScenarioName } from '../seed/scenarios/scenarios.ts'
import type { Timeline, Timelines } from './timelines.ts'
import { savingWords } from './words.ts'

const DAY = 24 * 60 * 60_000

export interface OpenOptions {
  timelines: Timelines
  saved: SavedJournals
  seed: string
  /** Returns the start of time for a new journal, in milliseconds since 1970. */
  begin(): number
  hostTime: (() => number) | undefined
  /** The club of the scenario `prospect`, if it is to be a certain one; other scenarios have none. */
  club: JournalHead['club']
  /** Called with a sentence for the user. */
  notify(notice: string): void
}

/** Opens the scenario that the store remembers, or else the given one. Falls back to memory if the store fails. */
export async function openFirstTimeline(options: OpenOptions, scenario: ScenarioName): Promise<Timeline> {
  const { timelines, saved, notify } = options
  try {
    const remembered = await saved.rememberedScenario()
    return await open(options, remembered !== undefined && isScenario(remembered) ? remembered : scenario)
  } catch (error) {
    saved.fallBackToMemory()
    notify(error instanceof NewerJournal ? savingWords.newer : savingWords.failed(messageOf(error)))
    return timelines.start(scenario, 1, clubFor(options, scenario))
  }
}

/**
 * Continues the saved journal of a scenario. One that cannot be read or replayed is set aside, and a new one begins.
 */
async function open(options: OpenOptions, scenario: ScenarioName): Promise<Timeline> {
  const { timelines, saved, seed, hostTime } = options
  const club = clubFor(options, scenario)
  const stored = await saved.load(scenario)
  if (stored === undefined) return timelines.start(scenario, 1, club)
  try {
    const { head, entries } = readJournal(stored)
    if (head.scenario !== scenario || head.seed !== seed) throw new Error(savingWords.otherScenario)
    if (club && !isSameClub(head.club, club)) throw new Error(savingWords.otherClub)
    // Nothing has been written yet, so the club can begin now.
    const isOld = hostTime !== undefined && hostTime() - head.anchor > DAY
    if (entries.length === 0 && head.advanced === 0 && head.accelerated === undefined && isOld)
      return await timelines.start(scenario, head.life + 1, head.club)
    return await timelines.resume(scenario, { head, entries })
  } catch (error) {
    // A newer journal stays where it is: the build that wrote it continues it.
    if (error instanceof NewerJournal) throw error
    return startOver(options, scenario, error, await saved.clubOf(scenario).catch(() => undefined))
  }
}

/** The club that a scenario is to be: only `prospect` takes one. */
const clubFor = ({ club }: OpenOptions, scenario: ScenarioName) => (scenario === PROSPECT ? club : undefined)

/**
 * Moves the saved journal of a scenario, which cannot be read, out of the way if it is there, and begins a new one.
 *
 * @param known the club of the scenario, as far as the journal still tells
 */
async function startOver(
  options: OpenOptions,
  scenario: ScenarioName,
  error: unknown,
  known: JournalHead['club'],
): Promise<Timeline> {
  const { timelines, saved, begin, hostTime, notify } = options
  const moment = hostTime?.() ?? begin()
  if (error instanceof JournalLost) {
    await saved.rememberScenario(scenario)
    notify(savingWords.lost)
  } else {
    const aside = await saved.setAside(scenario, moment)
    notify(savingWords.unreadable(messageOf(error), aside))
  }
  // The life of the journal that was set aside is unknown. A number it cannot have had keeps the event ids apart.
  return timelines.start(scenario, Math.max(2, moment), clubFor(options, scenario) ?? known)
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
