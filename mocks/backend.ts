import type { Backend } from './control.ts'
import { openBackend, type BackendOptions } from './runtime/openBackend.ts'
import { readClubData } from './seed/prospect/clubData.ts'
import { isScenario, PROSPECT } from './seed/scenarios/scenarios.ts'

export { TEST_ANCHOR, type BackendOptions } from './runtime/openBackend.ts'

/**
 * Creates a complete server in memory: `fetch` takes a Request of the product's API and gives a Response; `control` is
 * its control API. Pure: no network, no DOM, no global state; two backends do not affect each other.
 *
 * Throws an error with a sentence for each wrong field of `club`, and for a scenario or a time that is none.
 *
 * @example
 * const backend = createBackend({ scenario: 'two-clubs' })
 * const response = await backend.fetch(new Request('http://club.example/api/v1/system/sports'))
 */
export function createBackend({ club, ...options }: BackendOptions = {}): Backend {
  const { scenario, anchor } = options
  if (scenario !== undefined && !isScenario(scenario)) throw new Error(`there is no scenario "${String(scenario)}"`)
  if (anchor !== undefined && !Number.isFinite(anchor))
    throw new Error(`"${anchor}" is no time in milliseconds since 1970`)
  if (club && (scenario ?? PROSPECT) !== PROSPECT) throw new Error('only the scenario prospect takes a club')
  return openBackend(club ? { ...options, club: readClubData(club) } : options)
}
