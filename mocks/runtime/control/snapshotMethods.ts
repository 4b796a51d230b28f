import type { Control } from '../../control.ts'
import { exportJournal } from '../../db/journal/journal.ts'
import type { Conditions } from '../../faults/fault.ts'
import type { Faults } from '../../http/faults.ts'
import { accountsIn } from '../../seed/scenarios/clubsOf.ts'
import {
  BEFORE_THE_CALL,
  readFile,
  readName,
  toFile,
  type SnapshotInfo,
  type SnapshotState,
} from '../../snapshots/snapshot.ts'
import type { Snapshots } from '../../snapshots/snapshots.ts'
import { createQueue } from '../queue.ts'
import type { Runtime } from '../runtime.ts'
import type { Timeline } from '../timelines.ts'
import type { ReadExport, ReadTimeline, Restore } from './adoptJournal.ts'

interface KeeperOptions {
  runtime: Runtime
  faults: Faults
  hostTime: (() => number) | undefined
  snapshots: Snapshots
}

interface SnapshotOptions extends Pick<KeeperOptions, 'hostTime' | 'snapshots'> {
  keeper: Keeper
  /** Reads an export as the journal of a timeline; throws a sentence for anything else. */
  readTimeline: ReadTimeline
  restore: Restore
}

/** Describes a state for the list of snapshots. */
function infoOf(
  { scenario, head, entries, now }: ReadExport,
  { faults }: Conditions,
  hostTime: (() => number) | undefined,
) {
  const [account] = accountsIn(scenario, head.club)
  return {
    savedAt: new Date(hostTime?.() ?? now).toISOString(),
    scenario,
    club: account?.club ?? '',
    now: new Date(now).toISOString(),
    writes: entries.length,
    faults: faults.length,
  }
}

/** Keeps the current state of the model as snapshots. */
export type Keeper = ReturnType<typeof createKeeper>

export function createKeeper({ runtime, faults, hostTime, snapshots }: KeeperOptions) {
  /** Two snapshots at a time would overwrite each other's list. */
  const queue = createQueue()

  async function keep(
    timeline: Timeline,
    name: string,
    automatic: boolean,
    state: SnapshotState,
    spared?: string,
  ): Promise<SnapshotInfo> {
    const info = infoOf({ scenario: timeline.scenario, ...state.journal }, state.conditions, hostTime)
    return queue.run(() => snapshots.add({ ...info, name, automatic }, toFile(name, state), spared))
  }

  const stateOf = ({ journal, state }: Timeline): SnapshotState => ({
    journal: exportJournal(journal, state.clock.now()),
    conditions: faults.read(),
  })

  return {
    queue,
    stateOf,
    /** Saves a timeline that is to be replaced, and does not change while it is being saved. */
    keepBefore: async (timeline: Timeline, name: string = BEFORE_THE_CALL) =>
      keep(timeline, name, true, stateOf(timeline)),
    forget: ({ id }: SnapshotInfo) => queue.run(() => snapshots.remove(id)),
    /** Saves the current timeline. */
    async keepCurrent(name: string, automatic: boolean, spared?: string) {
      const timeline = await runtime.upToDate()
      return keep(timeline, name, automatic, stateOf(timeline), spared)
    },
  }
}

export type SnapshotMethods = Pick<
  Control,
  | 'snapshots'
  | 'saveSnapshot'
  | 'restoreSnapshot'
  | 'renameSnapshot'
  | 'deleteSnapshot'
  | 'exportSnapshot'
  | 'importSnapshot'
>

/** The methods of the control API about snapshots. */
export function snapshotMethods({
  restore,
  readTimeline,
  hostTime,
  snapshots,
  keeper: { queue, keepCurrent },
}: SnapshotOptions): SnapshotMethods {
  return {
    snapshots: () => queue.run(() => snapshots.list()),
    async saveSnapshot(name, automatic = false, spared) {
      // A client in another language sends what it likes, and one damaged row would damage the whole list.
      if (typeof automatic !== 'boolean') throw new Error('automatic is true or false')
      return keepCurrent(readName(name), automatic, spared)
    },
    async restoreSnapshot(id) {
      const { journal, conditions } = readFile(await queue.run(() => snapshots.read(id)))
      await restore(journal, conditions)
    },
    async renameSnapshot(id, given) {
      const name = readName(given)
      await queue.run(async () => {
        const file = readFile(await snapshots.read(id))
        await snapshots.rename(id, name, JSON.stringify({ ...file, name }))
      })
    },
    deleteSnapshot: (id) => queue.run(() => snapshots.remove(id)),
    exportSnapshot: (id) => queue.run(() => snapshots.read(id)),
    async importSnapshot(text) {
      const file = readFile(text)
      const info = infoOf(readTimeline(file.journal), file.conditions, hostTime)
      return queue.run(() => snapshots.add({ ...info, name: file.name, automatic: false }, JSON.stringify(file)))
    },
  }
}
