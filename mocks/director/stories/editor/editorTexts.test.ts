import { describe, expect, it } from 'vitest'
import { fieldName, furtherText } from './editorTexts.ts'

describe('the editor of stories', () => {
  it.each([
    ['story', 'The story'],
    ['story.name', 'Name'],
    ['story.steps', 'The steps'],
    ['story.steps[5].seconds', 'Step 6: Seconds'],
    ['story.steps[2].clock.advance', 'Step 3: Clock'],
    ['story.steps[0].do[1].body.name', 'Step 1: What a colleague does, 2: body.name'],
  ])('names the field %s', (path, name) => expect(fieldName(path)).toBe(name))

  it('says what of a step only its JSON holds', () => {
    const step = { title: 'Tickets', note: 'Look.', seconds: 30 }
    expect(furtherText(step)).toBe('')
    expect(
      furtherText({
        ...step,
        signIn: 'admin',
        clock: { advance: { minutes: 45 } },
        point: { part: 'tickets', text: 'The newest' },
        asked: [{ question: 'When?', answer: 'Now.' }],
        do: [{ call: 'fans.create', by: 'admin', unless: '{{fan.id}}' }],
      }),
    ).toBe(
      'Only in the JSON: a sign-in as admin, a jump of the clock by 45 minutes, a pointer, “The newest”, 1 question, a condition.',
    )
    expect(furtherText({ ...step, clock: { toMatch: { before: { hours: 1 } } } })).toBe(
      'Only in the JSON: a jump of the clock to the next match.',
    )
  })
})
