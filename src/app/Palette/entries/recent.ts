import { localMemory } from '../../../storage.ts'

/** The most recent things that are remembered. */
const MAX = 6

export interface Recent {
  kind: 'fan' | 'connector' | 'segment' | 'bookmark'
  id: string
  label: string
}

/** The number at its end is that of this format. */
const KEY = 'touchline-recent-1'

function readAll(): Record<string, readonly Recent[]> {
  try {
    // Only `write` writes this key.
    return JSON.parse(localMemory().getItem(KEY) ?? '{}') as Record<string, readonly Recent[]>
  } catch {
    return {}
  }
}

/** What a user has opened last in this browser, newest first (docs/product/app.md#search). */
export const readRecent = (userId: string): readonly Recent[] => readAll()[userId] ?? []

function write(userId: string, items: readonly Recent[]) {
  try {
    localMemory().setItem(KEY, JSON.stringify({ ...readAll(), [userId]: items }))
  } catch {
    // Storage is full; recent entries are optional.
  }
}

const others = (userId: string, { kind, id }: Pick<Recent, 'kind' | 'id'>) =>
  readRecent(userId).filter((item) => item.kind !== kind || item.id !== id)

/** Puts something in front of what a user has opened. */
export const addRecent = (userId: string, item: Recent) => write(userId, [item, ...others(userId, item)].slice(0, MAX))

/** Removes something that is gone. */
export const removeRecent = (userId: string, item: Pick<Recent, 'kind' | 'id'>) => write(userId, others(userId, item))

export const forgetRecent = () => localMemory().removeItem(KEY)
