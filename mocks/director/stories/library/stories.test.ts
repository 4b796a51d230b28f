import { describe, expect, it } from 'vitest'
import { createBackend, type BackendOptions } from '../../../backend.ts'
import type { ClubData } from '../../../seed/prospect/clubData.ts'
import { stories } from './stories.ts'
import { openStage } from '../../../../tests/support/director/storyStage.ts'
import type { Story } from '../script/story.ts'

const clubs: Record<string, BackendOptions> = {
  rovers: { scenario: 'rovers' },
  'a hockey club in Germany': {
    club: { name: 'HC Rheinufer Köln', sport: 'hockey', country: 'DE', fans: 900 } satisfies ClubData,
  },
  'a small club without shop and mailing tool': {
    club: {
      name: 'Auckland Herons',
      sport: 'cricket',
      country: 'NZ',
      fans: 120,
      members: 0,
      connectors: ['FANGOOGLESHEETS'],
    } satisfies ClubData,
  },
}

/**
 * Everything that a run of a story has done: its log, the journal, the events of the club, and the hash of the state.
 */
async function runOf(options: BackendOptions, story: Story) {
  const bugs: unknown[] = []
  const backend = createBackend({ ...options, onBug: (error) => bugs.push(error) })
  const stage = await openStage(backend)
  await stage.player.load(story)
  await stage.player.play()
  const { at, phase, problem, log } = stage.player.store.getState()
  const { entries } = await backend.control.exportJournal()
  return {
    end: { at, phase, problem },
    bugs,
    log,
    entries,
    events: await stage.events(),
    hash: await backend.control.stateHash(),
    shown: stage.shown,
  }
}

describe.each(Object.entries(clubs))('on %s', (_name, options) => {
  it.each(stories.map((story) => [story.name, story] as const))(
    '“%s” runs to its end, twice the same',
    async (_title, story) => {
      const first = await runOf(options, story)
      expect(first.end).toEqual({ at: story.steps.length - 1, phase: 'shown', problem: null })
      expect(first.bugs).toEqual([])
      expect(first.entries.length).toBeGreaterThan(0)
      // The first day happens in another club, whose events nobody else hears; the hash counts them.
      if (story.name !== 'First day') expect(first.events.length).toBeGreaterThan(0)
      const second = await runOf(options, story)
      expect(second).toEqual(first)
    },
  )
})
