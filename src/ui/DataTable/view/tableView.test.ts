import { describe, expect, it } from 'vitest'
import { clampWidth, defaultView, isChanged, moveId, orderIds, readView } from './tableView.ts'

const ids = ['name', 'email', 'city', 'score']

describe('the columns of a table', () => {
  it.each([
    [null, ids],
    [
      ['name', 'score', 'email', 'city'],
      ['name', 'score', 'email', 'city'],
    ],
    // The first column names the row.
    [
      ['score', 'name', 'email', 'city'],
      ['name', 'score', 'email', 'city'],
    ],
    // A stored order may be older than a column, or name one that is gone.
    [
      ['name', 'score', 'gone', 'email'],
      ['name', 'score', 'email', 'city'],
    ],
    [['email', 'email', 'score'], ids.toSpliced(2, 0).toSpliced(0, 4, 'name', 'email', 'city', 'score')],
    [[], ids],
  ])('in the order %j', (order, expected) => {
    expect(orderIds(ids, order)).toEqual(expected)
  })

  it.each([
    ['score', 1, ['name', 'score', 'email', 'city']],
    ['email', 3, ['name', 'city', 'score', 'email']],
    ['email', 99, ['name', 'city', 'score', 'email']],
    ['score', -5, ['name', 'score', 'email', 'city']],
    ['name', 2, ids],
    ['nobody', 2, ids],
    ['city', 2, ids],
  ])('moves %s to %i', (id, to, expected) => {
    expect(moveId(ids, id, to)).toEqual(expected)
  })
})

describe('a stored view', () => {
  it('is read as it was stored', () => {
    const view = {
      density: 'dense',
      rows: 50,
      order: ['name', 'city'],
      toggled: ['age'],
      widths: { city: 120 },
    } as const
    expect(readView(JSON.parse(JSON.stringify(view)))).toEqual(view)
    expect(isChanged(view)).toBe(true)
  })

  it.each([
    [null],
    ['roomy'],
    [[]],
    [{ density: 'tiny', rows: 33, order: 'name', toggled: [1], widths: [] }],
    [{ widths: { city: 'wide' } }],
  ])('that is not valid is the default: %j', (stored) => {
    expect(readView(stored)).toEqual(defaultView)
    expect(isChanged(readView(stored))).toBe(false)
  })

  it('keeps widths within their range', () => {
    expect(readView({ widths: { city: 5, name: 5000.4, email: 120.4 } }).widths).toEqual({
      city: 56,
      name: 800,
      email: 120,
    })
    expect(clampWidth(-1)).toBe(56)
  })

  it('with another page size only is not changed, because Reset keeps that', () => {
    expect(isChanged({ ...defaultView, rows: 100 })).toBe(false)
  })
})
