import { expect, it, vi } from 'vitest'
import { createTextSearch } from './textSearch.ts'

it('keeps the latest searches: one that is asked for again outlives those since', () => {
  const generated = vi.fn<() => number>(() => 0)
  const search = createTextSearch<string>({
    end: () => 0,
    generatedEnd: 0,
    generated,
    written: () => [],
    textsOf: (row) => [row],
  })
  for (const needle of 'abcdefgh') search.find(needle)
  search.find('a')
  expect(generated).toHaveBeenCalledTimes(8)
  search.find('i')
  search.find('a')
  expect(generated).toHaveBeenCalledTimes(9)
  search.find('b')
  expect(generated).toHaveBeenCalledTimes(10)
})
