import type { Control } from '../../control.ts'
import { accountsIn, clubIn } from '../../seed/scenarios/clubsOf.ts'
import type { ControlApiOptions } from './controlOptions.ts'
import { createLeaveBehind } from './leaveBehind.ts'

/** What the control API says about the model. */
export async function readInfo({
  runtime,
  seed,
  notices,
  host,
  notes,
}: Pick<ControlApiOptions, 'runtime' | 'seed' | 'notices' | 'host' | 'notes'>): ReturnType<Control['info']> {
  const { state, scenario, journal } = await runtime.upToDate()
  const { head, entries } = journal
  return {
    scenario,
    seed,
    anchor: new Date(head.anchor).toISOString(),
    now: state.clock.iso(),
    speed: host?.isHeld() ? 0 : (head.speed ?? 1),
    writes: entries.length,
    notices,
    accounts: accountsIn(scenario, head.club),
    leaveBehind: (await createLeaveBehind(notes).read()) !== null,
    club: clubIn(scenario, head.club),
  }
}
