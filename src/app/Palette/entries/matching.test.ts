import { describe, expect, it } from 'vitest'
import { match, wordsIn } from './matching.ts'

/** A label with its matches in brackets, or null. */
function marked(query: string, label: string, detail?: string, keywords?: string): string | null {
  const found = match(wordsIn(query), label, detail, keywords)
  return (
    found?.spans.reduceRight(
      (text, [start, end]) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`,
      label,
    ) ?? null
  )
}

describe('matching', () => {
  it.each([
    ['jack', 'Michelle Jackson', 'Michelle [Jack]son'],
    ['JACK son', 'Michelle Jackson', 'Michelle [Jackson]'],
    ['jackson mich', 'Michelle Jackson', '[Mich]elle [Jackson]'],
    ['muller', 'Jürgen Müller', 'Jürgen [Müller]'],
    ['müller', 'Jurgen Muller', 'Jurgen [Muller]'],
    // A word's beginning is preferred to an earlier place inside a word.
    ['an', 'Susan Anders', 'Susan [An]ders'],
    ['é', 'Cafe\u0301 shop', 'Caf[e\u0301] shop'],
    ['😀', 'A 😀 b', 'A [😀] b'],
    ['كريم', 'كريم بنزيمة', '[كريم] بنزيمة'],
    ['jack', 'Michelle', null],
    ['jack smith', 'Jack Jones', null],
  ])('%s in %s', (query, label, expected) => {
    expect(marked(query, label)).toBe(expected)
  })

  it('finds further words in the detail, and at the beginning of keywords', () => {
    expect(marked('jack example', 'Jack Jones', 'jj@club.example')).toBe('[Jack] Jones')
    expect(marked('upload', 'Import fans', '', 'csv upload')).toBe('Import fans')
    expect(marked('load', 'Import fans', '', 'csv upload')).toBeNull()
  })

  it('ranks the whole label first, then its beginning, that of its words, and the rest', () => {
    const ranks = ['Fan', 'Fans', 'All fans', 'Sync the infants', 'Members'].map(
      (label) => match(['fan'], label, '', 'fan')?.rank,
    )
    expect(ranks).toEqual([0, 1, 2, 3, 4])
    expect(match(wordsIn('Shop  orders'), 'Shop Orders')?.rank).toBe(0)
  })
})
