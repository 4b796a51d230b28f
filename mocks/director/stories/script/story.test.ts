import { describe, expect, it } from 'vitest'
import { stories } from '../library/stories.ts'
import { checkStory, parseStory, printStory, readStory, secondsOf } from './story.ts'

const step = { title: 'Hello', note: 'Say hello.', seconds: 20 }
const story = { touchline: 'story', version: 1, name: 'A story', summary: 'What it shows.', steps: [step] }
const withStep = (change: Record<string, unknown>) => ({ ...story, steps: [step, { ...step, ...change }] })

describe('the file of a story', () => {
  it.each(stories.map((each) => [each.name, each] as const))(
    '“%s” is the same after it was saved and opened',
    (_name, each) => {
      expect(parseStory(printStory(each))).toEqual(each)
    },
  )

  it('has 6 to 12 steps in each story of the demo, and a note and a time in every step', () => {
    for (const { steps } of stories) {
      expect(steps.length).toBeGreaterThanOrEqual(6)
      expect(steps.length).toBeLessThanOrEqual(12)
    }
    expect(new Set(stories.map(({ name }) => name)).size).toBe(5)
    expect(secondsOf({ steps: [...readStory(story).steps, ...readStory(story).steps] })).toBe(40)
  })

  it.each([
    [{ ...story, touchline: 'club' }, 'story.touchline must be story.'],
    [{ ...story, version: 2 }, 'story.version must be 1: this story is of another version.'],
    [{ ...story, name: '  ' }, 'story.name must not be empty.'],
    [{ ...story, steps: [] }, 'story.steps must have at least one step.'],
    [{ ...story, author: 'me' }, 'story has no author.'],
    [withStep({ note: 4 }), 'story.steps[1].note must be a text.'],
    [withStep({ seconds: 0 }), 'story.steps[1].seconds must be from 1 to 3600.'],
    [
      withStep({ show: 'https://elsewhere.example' }),
      'story.steps[1].show must be a path of the product, such as /home.',
    ],
    [withStep({ show: '/nowhere' }), 'story.steps[1].show must be a path of the product, such as /home.'],
    [withStep({ show: '//elsewhere.example' }), 'story.steps[1].show must be a path of the product, such as /home.'],
    [withStep({ do: [{ call: 'fans.applaud' }] }), 'story.steps[1].do[0].call must be an operation of the contract.'],
    [withStep({ do: [{ pay: 'gold', club: 'x' }] }), 'story.steps[1].do[0].pay must be a plan: standard or pro.'],
    [
      withStep({ do: [{ call: 'fans.list', by: 'coach' }] }),
      'story.steps[1].do[0].by must be admin, user, nobody, or an email with a password.',
    ],
    [
      withStep({ do: [{ call: 'fans.list', keep: 'the fans' }] }),
      'story.steps[1].do[0].keep must be a name of letters and digits, such as segment.',
    ],
    [withStep({ clock: {} }), 'story.steps[1].clock must have either advance or toMatch.'],
    [withStep({ clock: { advance: {} } }), 'story.steps[1].clock.advance must be some time.'],
    [withStep({ clock: { advance: { days: 4000 } } }), 'story.steps[1].clock.advance.days must be at most 400.'],
    [
      withStep({ point: { role: 'heading', text: 'Look' } }),
      'story.steps[1].point must have a part, or a role and a name.',
    ],
    ['story', 'story must be an object.'],
    [
      withStep({ do: [{ call: 'segments.create', body: { name: '', bookmarkId: '{{bookmark.id}}' } }] }),
      'story.steps[1].do[0].body.name must not be empty. story.steps[1].do[0].body.connectorId must be',
    ],
    [
      withStep({ do: [{ call: 'fans.list', body: {} }] }),
      'story.steps[1].do[0].body is nothing that this operation takes.',
    ],
    [withStep({ do: [{ call: 'fans.upload' }] }), 'story.steps[1].do[0].file must be the text of a CSV file.'],
  ])('says what is wrong: %#', (value, sentence) => {
    expect(() => readStory(value)).toThrow(sentence)
  })

  it('names every wrong field', () => {
    const checked = checkStory({ ...story, name: '', steps: [{ ...step, title: '' }] })
    expect('problems' in checked && checked.problems.map(({ field }) => field)).toEqual([
      'story.name',
      'story.steps[0].title',
    ])
  })

  it('says so if a file is no JSON', () => {
    expect(() => parseStory('Once upon a time')).toThrow('This is not a story: the file is not JSON.')
  })
})
