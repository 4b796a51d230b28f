import { describe, expect, it } from 'vitest'
import { offsetAfterRemoval, pageNumber, pageOffset } from './paging.ts'

const page = { offset: 20, limit: 10, moreItems: true, totalItems: 12_345 }

describe('the number of a page', () => {
  it.each([
    [0, 1],
    [20, 3],
    [25, 3],
    [12_340, 1235],
    [99_990, 1235],
  ])('at offset %i is %i', (offset, expected) => {
    expect(pageNumber({ ...page, offset })).toBe(expected)
  })

  it('of an empty list is 1', () => {
    expect(pageNumber({ ...page, offset: 0, totalItems: 0 })).toBe(1)
  })

  it.each([
    ['1', 0],
    [' 12 ', 110],
    ['1,235', 12_340],
    ['1.235', 12_340],
    ['99999', 12_340],
    ['0', 0],
    ['', null],
    ['two', null],
    ['-3', null],
    ['1e3', null],
    ['1.5', null],
    ['12,34', null],
  ])('typed as “%s” leads to the offset %j', (typed, expected) => {
    expect(pageOffset(page, typed)).toBe(expected)
  })
})

describe('after a deletion', () => {
  it.each([
    [{ offset: 20, totalItems: 25 }, 5, 10],
    [{ offset: 20, totalItems: 25 }, 4, null],
    [{ offset: 20, totalItems: 25 }, 25, 0],
    [{ offset: 0, totalItems: 5 }, 5, null],
  ])('from %j of %i rows, the page to go to is at %j', (at, removed, expected) => {
    expect(offsetAfterRemoval({ ...page, ...at }, removed)).toBe(expected)
  })
})
