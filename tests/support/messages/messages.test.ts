import { describe, expect, it } from 'vitest'
import { messagesOf, readMessages } from './catalogue.ts'
import { linksOf, readLinks } from './links.ts'
import { finderOf, unexplained } from './match.ts'
import { idleReasons, reasonFor } from './withoutStory.ts'

const messages = readMessages()
const keys = messages.map(({ key }) => key)
const message = (...texts: string[]) => ({ key: 'src/ui/words.ts#sampleWords.text', texts })

describe('the messages of a catalogue', () => {
  it.each([
    [
      'plain',
      "export const aWords = { done: 'Copied', by: { day: 'by day' } } as const",
      ['done: Copied', 'by.day: by day'],
    ],
    ['with something inserted', 'export const aWords = { label: (what: string) => `Copy ${what}` }', ['label: Copy …']],
    [
      'in several wordings',
      "export const aWords = { rows: (rows: number) => (rows === 1 ? '1 row' : `${rows} rows`) }",
      ['rows: 1 row | … rows'],
    ],
    [
      'in a list',
      "export const aWords: Readonly<Names> = { names: ['First', 'Last'] }",
      ['names.0: First', 'names.1: Last'],
    ],
    [
      'in a block',
      'export const aWords = { by(n: number) { return n }, at: () => { return `At ${1}` } }',
      ['at: At …'],
    ],
    ['not without words', "export const aWords = { dash: '–', of: (a: string) => `${a} / ${a}` }", []],
  ])('are found %s', (_where, code, expected) => {
    const found = messagesOf('words.ts', code).map(
      ({ key, texts }) => `${key.slice('words.ts#aWords.'.length)}: ${texts.join(' | ')}`,
    )
    expect(found).toEqual(expected)
  })
})

describe('a message', () => {
  const find = finderOf(
    new Map([
      ['a--one', ['Copied', 'Row 3, name: Enter a name.', 'Hello Ann,', 'This link expires.']],
      ['b--two', ['Copied', '4 rows', '6. Liability']],
    ]),
  )

  it.each([
    ['as it is', message('Copied'), ['a--one', 'b--two']],
    ['with something inserted', message('… rows'), ['b--two']],
    ['inside of a text, if it is long', message('Enter a name.'), ['a--one']],
    ['not inside of a text, if it is short', message('Link'), []],
    ['as a part of a text, if it begins small', message('a name'), ['a--one']],
    ['not as a part of a word', message('nam'), []],
    ['as the title of a section', message('Liability'), ['b--two']],
    ['in paragraphs', message('Hello …,\n\nThis link expires.'), ['a--one']],
    ['not by half of its paragraphs', message('Hello …,\n\nIt never expires.'), []],
  ])('is found %s', (_how, sought, stories) => {
    expect(find(sought)).toEqual(stories)
  })

  it('is missed for a sentence of a story', () => {
    const shown = new Map([['a--one', ['Enter a name.', 'It has been moved away.', 'Ann Lee bought it.', 'Save all']]])
    const found = unexplained(shown, [message('Enter a name.')], (text) => text.startsWith('Ann'))
    expect([...found]).toEqual([['It has been moved away.', 'a--one']])
  })

  it('is linked to a story of its area, and stays so as long as that shows it', () => {
    const sought = { key: 'src/features/fans/words.ts#aWords.done', texts: ['Copied'] }
    const shown = new Map(
      ['ui--copy', 'fans-a--dark', 'fans-list--copied'].map((story) => [story, ['Copied']] as const),
    )
    const none = { stories: {}, missing: [] }
    expect(linksOf([sought], shown, none).stories).toEqual({ [sought.key]: 'fans-list--copied' })
    const kept = { stories: { [sought.key]: 'ui--copy' }, missing: [] }
    expect(linksOf([sought], shown, kept)).toEqual(kept)
    expect(linksOf([sought], new Map([['ui--copy', ['Else']]]), kept)).toEqual({ stories: {}, missing: [sought.key] })
  })
})

describe('the message atlas', () => {
  const { stories, missing } = readLinks()

  it('has a story or a reason for every message that is not listed as missing', () => {
    expect(keys.length).toBeGreaterThan(1000)
    const known = new Set([...Object.keys(stories), ...missing])
    expect(keys.filter((key) => !known.has(key) && reasonFor(key) === undefined)).toEqual([])
  })

  it('knows no message that no catalogue has', () => {
    const all = new Set(keys)
    expect([...Object.keys(stories), ...missing].filter((key) => !all.has(key))).toEqual([])
    expect(idleReasons(keys)).toEqual([])
  })
})
