import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dateOrder, toServerDate } from './dates.ts'

beforeEach(() => void vi.stubEnv('TZ', 'America/Los_Angeles'))
afterEach(() => vi.unstubAllEnvs())

describe('toServerDate', () => {
  it.each([
    ['1972-03-14', '1972-03-14'],
    ['14.03.1972', '1972-03-14'],
    ['1.2.1972', '1972-02-01'],
    ['1972/3/14', '1972-03-14'],
    ['1972-03-14 00:00', '1972-03-14'],
    ['1972-03-14T00:00:00+01:00', '1972-03-14'],
    ['03/03/1972', '1972-03-03'],
    ['14.03.1972, 10:15', '1972-03-14'],
    ['03/04/1972', '03/04/1972'],
    ['31.02.1972', '31.02.1972'],
    ['14.03.72', '14.03.72'],
    ['14.03.1972 noon', '14.03.1972 noon'],
    ['1972-03-14 99:99', '1972-03-14 99:99'],
    ['tomorrow', 'tomorrow'],
  ])('reads the day %s as %s', (cell, sent) => {
    expect(toServerDate(cell, 'day', null)).toBe(sent)
  })

  it.each([
    ['2026-06-30', '2026-06-30'],
    ['2026-06-30T00:00:00.000Z', '2026-06-30T00:00:00.000Z'],
    ['2026-06-30T00:00:00+02:00', '2026-06-30'],
    ['30.06.2026', '2026-06-30'],
  ])('keeps the date of the membership %s', (cell, sent) => {
    expect(toServerDate(cell, 'utcDay', null)).toBe(sent)
  })

  it.each([
    ['2024-02-29T12:30:00Z', '2024-02-29T12:30:00Z'],
    ['2024-02-29T12:30:15+01:00', '2024-02-29T11:30:15.000Z'],
    ['2024-02-29 12:30 +0100', '2024-02-29T11:30:00.000Z'],
    ['2024-02-29 12:30', '2024-02-29T20:30:00.000Z'],
    ['2024-02-29 9:05:30', '2024-02-29T17:05:30.000Z'],
    ['2024-02-29', '2024-02-29T08:00:00.000Z'],
    ['29.02.2024 12:30', '2024-02-29T20:30:00.000Z'],
    ['2024-02-30 12:30', '2024-02-30 12:30'],
    ['2024-02-29 25:30', '2024-02-29 25:30'],
  ])('reads the moment %s as %s', (cell, sent) => {
    expect(toServerDate(cell, 'moment', null)).toBe(sent)
  })

  it('leaves a day at whose midnight the server begins it anyway', () => {
    vi.stubEnv('TZ', 'UTC')
    expect(toServerDate('2024-02-29', 'moment', null)).toBe('2024-02-29')
  })

  it('follows the order of the column', () => {
    expect(toServerDate('03/04/1972', 'day', 'day first')).toBe('1972-04-03')
    expect(toServerDate('03/04/1972', 'day', 'month first')).toBe('1972-03-04')
    expect(toServerDate('03/14/1972', 'day', 'day first')).toBe('03/14/1972')
    expect(toServerDate('03.04.1972', 'day', 'month first')).toBe('1972-04-03')
  })
})

it.each([
  [['03/04/1972', '03/14/1972'], 'month first'],
  [['03/04/1972', '14/03/1972'], 'day first'],
  [['03-04-1972', '14-03-1972', ''], 'day first'],
  [['03/04/1972', '04/04/1972'], null],
  [['14/03/1972', '03/14/1972'], null],
  [['14.03.1972', '03/04/1972'], null],
  [['45/03/1972', '03/04/1972'], null],
] as const)('finds the order of %j: %s', (cells, order) => {
  expect(dateOrder(cells)).toBe(order)
})
