import { describe, expect, it } from 'vitest'
import { readMessages } from './catalogue.ts'
import { readLinks } from './links.ts'
import { unexplained } from './match.ts'
import { dataTest, readShown, testedStories, withoutPanel } from './shown.ts'

/**
 * These tests need the run of all stories, each of which waits for the messages that the atlas links to it, and the
 * build of Storybook.
 */
describe('what stories show', () => {
  const stories = [...(testedStories() ?? [])]

  it('is known to the message atlas for stories that exist', () => {
    expect(stories.length).toBeGreaterThan(100)
    // After a change of stories: npm run messages
    expect(Object.values(readLinks().stories).filter((story) => !stories.includes(story))).toEqual([])
  })

  it('stands in a catalogue, if it is a sentence', () => {
    const shown = readShown()
    expect(shown.size).toBeGreaterThan(100)
    const found = unexplained(withoutPanel(shown), readMessages(), dataTest())
    expect([...found].map(([text, story]) => `${story}: ${text}`)).toEqual([])
  })
})
