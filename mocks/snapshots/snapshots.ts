import { z } from '../../src/contract/zod.ts'
import { AUTOMATIC_MAX, NAMED_MAX, SnapshotInfo } from './snapshot.ts'

/** Where snapshots are kept: the notes beside the journals. */
export interface Notes {
  readNote(key: string): Promise<string | undefined>
  writeNote(key: string, value: string): Promise<void>
  deleteNote(key: string): Promise<void>
}

const INDEX = 'snapshots'
const contentKey = (id: string) => `snapshot/${id}`

const Index = z.strictObject({ last: z.int().min(0), list: z.array(SnapshotInfo) })
type Index = z.infer<typeof Index>

/** The snapshots of a browser. A call has been saved when it resolves; calls must not overlap. */
export type Snapshots = ReturnType<typeof createSnapshots>

export function createSnapshots(notes: Notes) {
  async function readIndex(): Promise<Index> {
    const note = await notes.readNote(INDEX)
    if (note === undefined) return { last: 0, list: [] }
    const parsed = Index.safeParse(JSON.parse(note))
    if (!parsed.success) throw new Error('the list of the snapshots is damaged')
    return parsed.data
  }
  const writeIndex = (index: Index) => notes.writeNote(INDEX, JSON.stringify(Index.parse(index)))
  const find = (index: Index, id: string) => {
    const found = index.list.find((snapshot) => snapshot.id === id)
    if (!found) throw new Error(`no snapshot "${id}"`)
    return found
  }

  /** Throws a sentence if there are as many named snapshots as there may be. */
  function requireRoom({ list }: Index) {
    if (list.filter(({ automatic }) => !automatic).length >= NAMED_MAX)
      throw new Error(`there are ${NAMED_MAX} snapshots already: delete one first`)
  }

  return {
    /** The latest first. */
    list: async (): Promise<readonly SnapshotInfo[]> => (await readIndex()).list,
    /**
     * Adds a snapshot. Throws a sentence if there is no room for it; then everything is as before.
     *
     * @param spared the id of an automatic one that does not go to make room
     */
    async add(given: Omit<SnapshotInfo, 'id'>, file: string, spared?: string): Promise<SnapshotInfo> {
      const index = await readIndex()
      if (!given.automatic) requireRoom(index)
      const snapshot = { ...given, id: `s${index.last + 1}` }
      const list = [snapshot, ...index.list]
      const automatic = list.filter((each) => each.automatic)
      const oldest = automatic.slice(1).filter(({ id }) => id !== spared)
      const gone = given.automatic ? oldest.slice(oldest.length - Math.max(0, automatic.length - AUTOMATIC_MAX)) : []
      try {
        // The content goes first: a list never names a snapshot that is not there.
        await notes.writeNote(contentKey(snapshot.id), file)
        await writeIndex({ last: index.last + 1, list: list.filter((each) => !gone.includes(each)) })
      } catch (error) {
        await notes.deleteNote(contentKey(snapshot.id)).catch(() => {})
        throw isFull(error) ? new Error(FULL, { cause: error }) : error
      }
      for (const { id } of gone) await notes.deleteNote(contentKey(id)).catch(() => {})
      return snapshot
    },
    /** The file of a snapshot. */
    async read(id: string): Promise<string> {
      find(await readIndex(), id)
      const file = await notes.readNote(contentKey(id))
      if (file === undefined) throw new Error('this snapshot is damaged')
      return file
    },
    /**
     * Gives a snapshot another name; one that the model has saved by itself is then kept. Throws a sentence if there is no
     * room for it.
     */
    async rename(id: string, name: string, file: string) {
      const index = await readIndex()
      const found = find(index, id)
      if (found.automatic) requireRoom(index)
      await notes.writeNote(contentKey(id), file)
      await writeIndex({
        ...index,
        list: index.list.map((each) => (each === found ? { ...each, name, automatic: false } : each)),
      })
    },
    async remove(id: string) {
      const index = await readIndex()
      const found = find(index, id)
      await writeIndex({ ...index, list: index.list.filter((each) => each !== found) })
      await notes.deleteNote(contentKey(id))
    },
  }
}

const FULL = 'this browser has no more room: delete a snapshot, or export one as a file and delete it here'

const isFull = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError'
