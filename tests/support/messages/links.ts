import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../structure/sources.ts'
import type { Message } from './catalogue.ts'
import { finderOf, type Shown } from './match.ts'
import { reasonFor } from './withoutStory.ts'

/** The file with the story of each message, and the messages that still need one. */
export const LINKS = join(root, 'design/messages/stories.json')

const Links = z.object({
  /** The id of a story by the key of a message. */
  stories: z.record(z.string(), z.string()),
  /** The keys of messages that no story shows yet. The list may only get shorter. */
  missing: z.array(z.string()),
})
export type Links = z.infer<typeof Links>

export const readLinks = (): Links => Links.parse(JSON.parse(readFileSync(LINKS, 'utf8')))
export const writeLinks = (links: Links) => writeFileSync(LINKS, `${JSON.stringify(links, null, 2)}\n`)

/**
 * Stories of something else that happen to show a text are worse examples, and those in a look of their own the worst.
 */
const rank = (key: string, story: string): number => {
  const [, area = ''] = /\/([A-Za-z]+)\/words\.ts#/.exec(key) ?? []
  return (/-(?:dark|phone|narrow)$/.test(story) ? 2 : 0) + (story.includes(area.toLowerCase()) ? 0 : 1)
}

/**
 * The links of what stories have shown. Of several stories the one with the shortest id in the message's own area is
 * chosen; a link that still holds stays.
 */
export function linksOf(
  messages: readonly Message[],
  shown: Shown,
  before: Links,
  exists: (story: string) => boolean = () => true,
): Links {
  const find = finderOf(shown)
  const stories: Record<string, string> = {}
  const missing: string[] = []
  for (const message of messages) {
    const { key } = message
    const found = find(message)
    const kept = before.stories[key]
    const [best] = found.toSorted((a, b) => rank(key, a) - rank(key, b) || a.length - b.length || a.localeCompare(b))
    const isKept = kept !== undefined && (found.includes(kept) || (!shown.has(kept) && exists(kept)))
    const story = isKept ? kept : best
    if (story !== undefined) stories[key] = story
    else if (reasonFor(key) === undefined) missing.push(key)
  }
  return { stories, missing }
}
