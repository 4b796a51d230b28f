import { expect, inject, it } from 'vitest'
import { runStory } from '../model/story.ts'

it('produces the same state in Chromium as in Node', async () => {
  expect(await runStory()).toBe(inject('nodeHash'))
})
