import { afterEach, describe, expect, it, vi } from 'vitest'
import { dateError, dayByKey, formatDate, parseDate, normalizeDate } from './dates.ts'

afterEach(() => vi.unstubAllEnvs())

describe('days', () => {
  it.each([
    ['1988-04-23', '1988-04-23'],
    [' 1988-4-3 ', '1988-04-03'],
    ['1988/04/23', '1988-04-23'],
    ['2024-02-29', '2024-02-29'],
    ['0050-01-01', '0050-01-01'],
    ['', null],
    ['  ', null],
    ['2023-02-29', undefined],
    ['2026-13-01', undefined],
    ['2026-00-10', undefined],
    ['0000-01-01', undefined],
    ['23.4.88', undefined],
    ['tomorrow', undefined],
    ['1988-04-23 10:00', undefined],
  ])('%j is parsed as %j', (text, wire) => {
    expect(parseDate(text, 'day')).toBe(wire)
  })

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])('do not depend on the time zone: %s', (zone) => {
    vi.stubEnv('TZ', zone)
    expect(formatDate('1988-04-23', 'day')).toBe('1988-04-23')
    expect(parseDate('1988-04-23', 'day')).toBe('1988-04-23')
  })
})

describe('the keys of a calendar', () => {
  it.each([
    ['2026-11-30', 'ArrowRight', '2026-12-01'],
    ['2026-01-01', 'ArrowLeft', '2025-12-31'],
    ['1975-04-25', 'ArrowDown', '1975-05-02'],
    ['2000-03-03', 'ArrowUp', '2000-02-25'],
    ['2026-11-25', 'Home', '2026-11-23'],
    ['2026-11-29', 'Home', '2026-11-23'],
    ['2026-11-30', 'End', '2026-12-06'],
    ['2026-03-31', 'PageUp', '2026-02-28'],
    ['2024-01-31', 'PageDown', '2024-02-29'],
    ['2026-12-15', 'PageDown', '2027-01-15'],
    ['2026-11-30', 'Enter', null],
  ])('lead from %s by %s to %s', (day, key, to) => expect(dayByKey(day, key)).toBe(to))
})

describe('moments', () => {
  it.each([
    ['Asia/Kolkata', '2026-01-15T20:00:00.000Z', '2026-01-16 01:30'],
    ['America/St_Johns', '2026-01-15T02:15:00.000Z', '2026-01-14 22:45'],
    ['UTC', '2026-01-15T09:00:00.000Z', '2026-01-15 09:00'],
  ])('are formatted and parsed in the zone %s', (zone, iso, text) => {
    vi.stubEnv('TZ', zone)
    expect(formatDate(iso, 'moment')).toBe(text)
    expect(parseDate(text, 'moment')).toBe(iso)
  })

  it('without a time start at midnight', () => {
    vi.stubEnv('TZ', 'Asia/Kolkata')
    expect(parseDate('2026-01-15', 'moment')).toBe('2026-01-14T18:30:00.000Z')
    expect(normalizeDate('2026-1-5', 'moment')).toBe('2026-01-05 00:00')
  })

  it('skipped by daylight saving time move one hour later', () => {
    vi.stubEnv('TZ', 'Europe/Dublin')
    expect(normalizeDate('2026-03-29 01:30', 'moment')).toBe('2026-03-29 02:30')
  })

  it.each(['2026-01-15 24:00', '2026-01-15 09:60', '2026-02-30 09:00', '09:00', 'soon'])(
    'cannot be parsed from %s',
    (text) => {
      expect(parseDate(text, 'moment')).toBeUndefined()
      expect(normalizeDate(text, 'moment')).toBe(text)
      expect(dateError(text, 'moment')).toBe('Enter a date and time such as 2026-01-15 09:00.')
    },
  )
})
