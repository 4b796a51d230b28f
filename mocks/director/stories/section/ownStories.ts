import { createStore } from 'zustand/vanilla'
import { localMemory } from '../../../../src/storage.ts'
import { stories } from '../library/stories.ts'
import { checkStory, type Story } from '../script/story.ts'

const KEY = 'touchline-stories'

function read(): readonly Story[] {
  try {
    const stored: unknown = JSON.parse(localMemory().getItem(KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.map(checkStory).flatMap((checked) => ('story' in checked ? checked.story : []))
  } catch {
    return []
  }
}

/** The stories that were recorded, edited or opened in this browser. */
export const ownStories = createStore<{ stories: readonly Story[] }>(() => ({ stories: read() }))

function write(next: readonly Story[]) {
  localMemory().setItem(KEY, JSON.stringify(next))
  ownStories.setState({ stories: next })
}

/** A name that no other story has: `Match day 2`. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name
  const plain = name.replace(/ \d+$/, '')
  for (let number = 2; ; number++) if (!taken.includes(`${plain} ${number}`)) return `${plain} ${number}`
}

/**
 * Keeps a story. It replaces the one that it was made of if that is an own one, and else gets a name that is free.
 * Throws if the browser has no room.
 *
 * @param replaced the name of the story that it was made of; null for a new one
 * @returns the story as it was kept
 */
export function keepStory(story: Story, replaced: string | null): Story {
  // Another window may have kept one since this one has read them.
  const others = read().filter(({ name }) => name !== replaced)
  const name = freeName(
    story.name,
    [...stories, ...others].map((each) => each.name),
  )
  const kept = { ...story, name }
  write([...others, kept])
  return kept
}

export const dropStory = (name: string) => write(read().filter((story) => story.name !== name))

/** Reads again what another window has kept. */
export function followOtherWindows(): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === KEY) ownStories.setState({ stories: read() })
  }
  addEventListener('storage', handleStorage)
  // Also what was kept while this window showed no list.
  ownStories.setState({ stories: read() })
  return () => removeEventListener('storage', handleStorage)
}
