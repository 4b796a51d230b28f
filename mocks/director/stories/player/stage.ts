import type { Control } from '../../../control.ts'
import { BEFORE_THE_CALL } from '../../../snapshots/snapshot.ts'
import { createGhost, type Ghost, type Wire } from '../steps/ghost.ts'
import { contract } from '../../../../src/contract/index.ts'
import { createLookups } from '../steps/lookups.ts'
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
  const player = createPlayer({
    ...rest,
    control,
    snapshots,
    keep: () => control.saveSnapshot(BEFORE_THE_CALL, true),
    ghost,
    lookups: createLookups(ghost, control),
    async nextMatch() {
      const match = await control.nextMatch((await ghost.userOf('admin')).tenant)
      return match && Date.parse(match.at)
    },
  })
  return { player, references: () => referencesOf(ghost) }
}

/** References by id to what any club has: itself, and the first connector of each type. */
async function referencesOf(ghost: Ghost): Promise<ReadonlyMap<string, string>> {
  const query = { limit: 1000, orderBy: 'createdAt', orderDirection: 'asc' }
  const { items } = contract.connectors.list.responses[200].parse(
    await ghost.call('admin', 'connectors.list', { query }),
  )
  const firsts = new Map<string, string>()
  for (const { id, type, config } of items) if (config.enabled && !firsts.has(type)) firsts.set(type, id)
  const { tenant } = await ghost.userOf('admin')
  return new Map([
    [tenant, '{{club.id}}'],
    ...Array.from(firsts, ([type, id]): [string, string] => [id, `{{connector.${type}.id}}`]),
  ])
}
