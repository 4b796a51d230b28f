import type { Control } from '../../../control.ts'
import { createGhost, type Wire } from '../steps/ghost.ts'
import { createLookups } from '../steps/lookups.ts'
import { nextMatch } from '../steps/nextMatch.ts'
import type { Wait } from '../steps/passTime.ts'
import { createPlayer } from './player.ts'
import type { SavedRun } from './playerState.ts'
import type { Tab } from '../steps/runStep.ts'
import { journalSnapshots, type Snapshots } from './snapshots.ts'

export interface StageOptions {
  control: Control
  wire: Wire
  tab: Tab
  wait: Wait
  hostNow(): number
  snapshots?: Snapshots
  save?(run: SavedRun | null): void
}

/** Puts together a player of stories with its ghost colleague. */
export function createStage({ control, wire, snapshots = journalSnapshots(control), ...rest }: StageOptions) {
  const ghost = createGhost(wire, control)
  return createPlayer({
    ...rest,
    control,
    snapshots,
    ghost,
    lookups: createLookups(ghost, control),
    nextMatch: async () => nextMatch(control, (await ghost.userOf('admin')).tenant),
  })
}
