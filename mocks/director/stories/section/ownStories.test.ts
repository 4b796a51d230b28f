import { beforeEach, expect, it } from 'vitest'
import { campaignStory as story } from '../../../../tests/support/director/storyDesk.ts'
import { localMemory } from '../../../../src/storage.ts'
import { dropStory, keepStory, ownStories } from './ownStories.ts'

const names = () => ownStories.getState().stories.map(({ name }) => name)

beforeEach(() => {
  for (const name of names()) dropStory(name)
})

it('keeps what another window has kept meanwhile', () => {
  keepStory({ ...story, name: 'Mine' }, null)
  const others = JSON.stringify(['Theirs 0', 'Theirs 1'].map((name) => ({ ...story, name })))
  localMemory().setItem('touchline-stories', others)
  expect(keepStory({ ...story, name: 'Second' }, null).name).toBe('Second')
  expect(names()).toEqual(['Theirs 0', 'Theirs 1', 'Second'])
  dropStory('Theirs 0')
  expect(names()).toEqual(['Theirs 1', 'Second'])
})
