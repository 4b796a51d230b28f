import type { Control } from '../../control.ts'
import { exportJournal } from '../../db/journal/journal.ts'
import type { Faults } from '../../http/faults.ts'
import { accountsIn } from '../../seed/scenarios/clubsOf.ts'
import { readFile, readName, toFile, type SnapshotInfo, type SnapshotState } from '../../snapshots/snapshot.ts'
import type { Snapshots } from '../../snapshots/snapshots.ts'
import { createQueue } from '../queue.ts'
import type { Runtime } from '../runtime.ts'
import type { Timeline } from '../timelines.ts'
import type { ReadTimeline, Restore } from './adoptJournal.ts'

export interface SnapshotOptions {
  runtime: Runtime
  faults: Faults
  snapshots: Snapshots
  hostTime: (() => number) | undefined
  /** Reads an export as the journal of a timeline; throws a sentence for anything else. */
  readTimeline: ReadTimeline
  restore: Restore
}

/** Keeps the current state of the model as snapshots. */
export type Keeper = ReturnType<typeof createKeeper>

export function createKeeper({
  runtime,
  faults,
  snapshots,
  hostTime,
}: Omit<SnapshotOptions, 'restore' | 'readTimeline'>) {
  /** Two snapshots at a time would overwrite each other's list. */
  const queue = createQueue()

  async function keep(
    timeline: Timeline,
    name: string,
    automatic: boolean,
    state: SnapshotState,
  ): Promise<SnapshotInfo> {
    const { scenario, journal } = timeline
    const now = timeline.state.clock.now()
    const [account] = await accountsIn(scenario, journal.head.club)
    return queue.run(() =>
      snapshots.add(
        {
          name,
          automatic,
          savedAt: new Date(hostTime?.() ?? now).toISOString(),
          scenario,
          club: account?.club ?? '',
          now: new Date(now).toISOString(),
          writes: state.journal.entries.length,
          faults: state.conditions.faults.length,
        },
        toFile(name, state),
      ),
    )
  }

  const stateOf = ({ journal, state }: Timeline): SnapshotState => ({
    journal: exportJournal(journal, state.clock.now()),
    conditions: faults.read(),
  })

  return {
    queue,
    stateOf,
    /** Saves a timeline, which must not change while it is being saved. */
    keep: (timeline: Timeline, name: string, automatic: boolean) => keep(timeline, name, automatic, stateOf(timeline)),
    forget: ({ id }: SnapshotInfo) => queue.run(() => snapshots.remove(id)),
    /** Saves the current timeline. */
    async keepCurrent(name: string, automatic: boolean) {
      const timeline = await runtime.upToDate()
      return keep(timeline, name, automatic, stateOf(timeline))
    },
  }
}

type SnapshotMethods = Pick<
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
export function snapshotMethods(options: SnapshotOptions, { queue, keepCurrent }: Keeper): SnapshotMethods {
  const { snapshots, restore, readTimeline, hostTime } = options
  return {
    snapshots: () => queue.run(() => snapshots.list()),
    saveSnapshot: async (name, automatic = false) => keepCurrent(readName(name), automatic),
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
      const { scenario, head, entries, now } = readTimeline(file.journal)
      const [account] = await accountsIn(scenario, head.club)
      const info = {
        name: file.name,
        automatic: false,
        savedAt: new Date(hostTime?.() ?? now).toISOString(),
        scenario,
        club: account?.club ?? '',
        now: new Date(now).toISOString(),
        writes: entries.length,
        faults: file.conditions.faults.length,
      }
      return queue.run(() => snapshots.add(info, JSON.stringify(file)))
    },
  }
}
