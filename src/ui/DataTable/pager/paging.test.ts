import { describe, expect, it } from 'vitest'
import { pagerTargets, rangeText } from './paging.ts'

const page = (offset: number, limit: number, totalItems: number) => ({
  offset,
  limit,
  totalItems,
  moreItems: offset + limit < totalItems,
})

describe('paging', () => {
  it('computes the offset of the last page as specified', () => {
    expect(pagerTargets(page(0, 10, 100)).last).toBe(90)
    expect(pagerTargets(page(0, 10, 101)).last).toBe(100)
    expect(pagerTargets(page(0, 50, 101)).last).toBe(100)
  })

  it('disables every button on the only page', () => {
    const nowhere = { first: null, previous: null, next: null, last: null }
    expect(pagerTargets(page(0, 10, 10))).toEqual(nowhere)
    expect(pagerTargets(page(0, 10, 0))).toEqual(nowhere)
  })

  it('goes back one page size, and never before the start', () => {
    expect(pagerTargets(page(20, 10, 100))).toEqual({ first: 0, previous: 10, next: 30, last: 90 })
    expect(pagerTargets(page(4, 10, 100))).toMatchObject({ first: 0, previous: 0 })
    expect(pagerTargets(page(90, 10, 100))).toEqual({ first: 0, previous: 80, next: null, last: null })
    expect(pagerTargets(page(900, 10, 100))).toEqual({ first: 0, previous: 90, next: null, last: 90 })
  })

  it('formats the range with the word of its table', () => {
    expect(rangeText(page(0, 10, 12_000), 10, 'of')).toBe('1-10 of 12,000')
    expect(rangeText(page(90, 10, 96), 6, 'de')).toBe('91-96 de 96')
    expect(rangeText(page(0, 10, 0), 0, 'of')).toBe('0-0 of 0')
  })
})
