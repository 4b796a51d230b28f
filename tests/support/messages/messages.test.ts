import { describe, expect, it } from 'vitest'
import { messagesOf, readMessages } from './catalogue.ts'

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

  it('are found in every file', () => {
    expect(readMessages().length).toBeGreaterThan(1000)
  })
})
