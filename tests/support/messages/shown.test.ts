import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { root } from '../structure/sources.ts'
import { readMessages } from './catalogue.ts'
import { readLinks } from './links.ts'
import { finderOf, unexplained } from './match.ts'
import { dataTest, readShown } from './shown.ts'

/** This test needs the run of all stories, and the build of Storybook. */
describe('what stories show', () => {
  const shown = readShown()
  const messages = readMessages()
  const find = finderOf(shown)

  it('was recorded for every story', () => {
    const Index = z.object({ entries: z.record(z.string(), z.object({ type: z.string(), tags: z.array(z.string()) })) })
    const { entries } = Index.parse(JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8')))
    const tested = Object.entries(entries).filter(([, { type, tags }]) => type === 'story' && tags.includes('test'))
    expect(tested.map(([id]) => id).filter((id) => !shown.has(id))).toEqual([])
  })

  it('is what the message atlas says', () => {
    const { stories } = readLinks()
    const wrong = messages.filter((message) => {
      const story = stories[message.key]
      return story !== undefined && !find(message).includes(story)
    })
    // After a change of texts or stories: npm run messages
    expect(wrong.map(({ key }) => `${stories[key]} does not show ${key}`)).toEqual([])
  })

  it('stands in a catalogue, if it is a sentence', () => {
    const found = unexplained(shown, messages, dataTest())
    expect([...found].map(([text, story]) => `${story}: ${text}`)).toEqual([])
  })
})
