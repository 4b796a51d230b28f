import { useSyncExternalStore } from 'react'
import { localMemory } from '../../../src/storage.ts'
import type { Mail } from './mailText.ts'

const KEY = 'touchline-mails-read'

/** The mails that have been opened in this browser. */
export interface ReadMails {
  /** The keys of the read mails; the same array until they change. */
  get(): readonly string[]
  /** Adds a mail, and removes those that are not in `mails`. */
  add(mail: Mail, mails: readonly Mail[]): void
  subscribe(listener: () => void): () => void
}

/** Identifies a mail by id and time, because a reset of the model assigns the same ids again. */
export const keyOf = ({ id, at }: Mail) => `${id} ${at}`

export function createReadMails(storage: Pick<Storage, 'getItem' | 'setItem'>): ReadMails {
  let text: string | null = null
  let keys: readonly string[] = []
  /** If storage fails, the read mails are kept in memory. */
  let storageFailed = false
  const listeners = new Set<() => void>()

  function get() {
    if (storageFailed) return keys
    try {
      const stored = storage.getItem(KEY)
      if (stored !== text) {
        text = stored
        keys = readKeys(stored)
      }
    } catch {
      storageFailed = true
    }
    return keys
  }

  return {
    get,
    add(mail, mails) {
      const known = new Set(mails.map(keyOf))
      keys = [...new Set([...get(), keyOf(mail)])].filter((key) => known.has(key))
      text = JSON.stringify(keys)
      try {
        storage.setItem(KEY, text)
      } catch {
        storageFailed = true
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      // The browser fires this event for writes of other tabs.
      globalThis.addEventListener('storage', listener)
      listeners.add(listener)
      return () => {
        globalThis.removeEventListener('storage', listener)
        listeners.delete(listener)
      }
    },
  }
}

function readKeys(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}

let browserReadMails: ReadMails | undefined
const readMails = () => (browserReadMails ??= createReadMails(localMemory()))

/** The keys of the mails that have been opened, and a function to add one. */
export function useReadMails() {
  const keys = useSyncExternalStore(readMails().subscribe, readMails().get)
  return { keys, add: readMails().add }
}
