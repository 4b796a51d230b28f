import { useSyncExternalStore } from 'react'
import { localMemory } from '../../../src/storage.ts'
import type { Mail } from './mailText.ts'

const KEY = 'touchline-mails-read'

/** Which mails have been opened, kept by this browser. */
export interface ReadMails {
  /** The same array until it changes. */
  get(): readonly string[]
  /** Adds a mail, and forgets those that are no longer among `mails`. */
  add(mail: Mail, mails: readonly Mail[]): void
  subscribe(listener: () => void): () => void
}

/** After a reset of the model the same ids are given out again, at other times. */
export const keyOf = ({ id, at }: Mail) => `${id} ${at}`

export function createReadMails(storage: Pick<Storage, 'getItem' | 'setItem'>): ReadMails {
  let text: string | null = null
  let keys: readonly string[] = []
  /** Where a browser keeps nothing, what was read is known until the page is left. */
  let forgetful = false
  const listeners = new Set<() => void>()

  function get() {
    if (forgetful) return keys
    try {
      const stored = storage.getItem(KEY)
      if (stored !== text) {
        text = stored
        keys = readKeys(stored)
      }
    } catch {
      forgetful = true
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
        forgetful = true
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      // Of what other tabs write the browser tells this one.
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

let ofThisBrowser: ReadMails | undefined
const readMails = () => (ofThisBrowser ??= createReadMails(localMemory()))

/** The keys of the mails that have been opened, and how to add one. */
export function useReadMails() {
  const keys = useSyncExternalStore(readMails().subscribe, readMails().get)
  return { keys, add: readMails().add }
}
