import type { Scheme, Width } from './settings.ts'

type Values = Readonly<Record<string, unknown>>

export interface PaneStory {
  id: string
  args: Values
  initialArgs: Values
  globals: Values
}

/** What an address may hold without being refused by Storybook. */
const isPlain = (value: unknown) =>
  typeof value === 'boolean' || typeof value === 'number' || (typeof value === 'string' && /^[\w -]*$/.test(value))
const written = (value: unknown) => (typeof value === 'boolean' ? `!${value}` : String(value))
const listed = (entries: readonly (readonly [string, unknown])[]) =>
  entries.map(([key, value]) => `${key}:${written(value)}`).join(';')

/**
 * The address of a story's own frame in one scheme and one width, with the other settings and the arguments as they
 * are.
 */
export function paneAddress({ id, args, initialArgs, globals }: PaneStory, scheme: Scheme, width: Width): string {
  const settings = Object.entries(globals).filter(([key, value]) => key !== 'scheme' && isPlain(value))
  const changed = Object.entries(args).filter(([key, value]) => value !== initialArgs[key] && isPlain(value))
  const query = new URLSearchParams({ id, viewMode: 'story' })
  query.set('globals', listed([...settings, ['scheme', scheme], ['viewport.value', width]]))
  if (changed.length > 0) query.set('args', listed(changed))
  return `iframe.html?${query}`
}
