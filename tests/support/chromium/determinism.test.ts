import { expect, inject, it } from 'vitest'
import { tellStory } from '../story.ts'

it('gives the same state in Chromium as in Node', async () => {
  expect(await tellStory()).toBe(inject('nodeHash'))
})
