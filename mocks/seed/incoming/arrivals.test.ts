import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '../moments.ts'
import { harbour, rovers } from '../scenarios/scenarios.ts'
import { harbourContent } from '../clubs/harbour.ts'
import { roversContent } from '../clubs/rovers.ts'
import { settingOf } from '../clubs/setting.ts'
import { createArrivals } from './arrivals.ts'
import { createDemand } from './demand.ts'

const START = Date.UTC(2026, 10, 22, 20)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('arrivals', () => {
  it('are the same, with the same randomness and ids, however a period is divided', () => {
    const create = () => createArrivals('seed', () => 3)
    const shown = (from: number, until: number, arrivals = create()) =>
      arrivals(from, until).map(({ at, rng, newId }) => [at, rng.next(), newId()])
    const whole = shown(START, START + 3 * DAY)
    expect(whole.length).toBeGreaterThan(100)
    for (const step of [MINUTE * 7, HOUR, DAY - 1]) {
      const arrivals = create()
      const parts = []
      for (let from = START; from < START + 3 * DAY; from += step)
        parts.push(...shown(from, Math.min(from + step, START + 3 * DAY), arrivals))
      expect(parts).toEqual(whole)
    }
  })

  it('are as many as expected, in order of time', () => {
    const moments = createArrivals('seed', () => 0.8)(START, START + 365 * DAY).map(({ at }) => at)
    expect(moments.length / (365 * 24)).toBeCloseTo(0.8, 1)
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    expect(createArrivals('other', () => 0.8)(START, START + DAY)).not.toEqual(
      createArrivals('seed', () => 0.8)(START, START + DAY),
    )
  })
})

describe('the demand of a club', () => {
  const clubs = [
    ['football', { ...rovers, content: roversContent }],
    ['basketball', { ...harbour, content: harbourContent }],
  ] as const

  it.each(clubs)('follows the calendar: %s', (_, club) => {
    const demand = createDemand(settingOf(club, club.content.setting), 10_000)
    const hours = Array.from({ length: 365 * 24 }, (__, hour) => Date.UTC(2026, 6, 1) + hour * HOUR)
    const ofYear = (of: (hour: number) => number) => sum(hours.map((hour) => of(hour)))
    const ofMonth = (of: (hour: number) => number, month: number) =>
      sum(hours.filter((hour) => new Date(hour).getUTCMonth() === month).map((hour) => of(hour)))
    // As many as in the last year of the seed, which has a quarter of its people from that year.
    expect(ofYear(demand.signUps) / 10_000).toBeGreaterThan(0.18)
    expect(ofYear(demand.signUps) / 10_000).toBeLessThan(0.26)
    expect(ofYear(demand.orders) / 10_000).toBeGreaterThan(0.5)
    expect(ofYear(demand.orders) / 10_000).toBeLessThan(0.7)
    expect(ofYear(demand.bookings) / 10_000).toBeGreaterThan(0.4)
    expect(ofYear(demand.bookings) / 10_000).toBeLessThan(0.6)
    // Christmas, and sign-ups before the season.
    expect(ofMonth(demand.orders, 11)).toBeGreaterThan(2 * ofMonth(demand.orders, 1))
    expect(ofMonth(demand.signUps, 7)).toBeGreaterThan(1.3 * ofMonth(demand.signUps, 11))
    // Nobody buys at night.
    for (const of of [demand.signUps, demand.orders, demand.bookings]) {
      const atNight = hours.filter((hour) => new Date(hour).getUTCHours() < 7)
      expect(sum(atNight.map((hour) => of(hour)))).toBe(0)
    }
  })

  it.each(clubs)('is highest at the ticket office when a sale opens and before a game: %s', (_, club) => {
    const setting = settingOf(club, club.content.setting)
    const demand = createDemand(setting, 10_000)
    const atNoon = Array.from({ length: 28 }, (__, days) => Date.UTC(2027, 1, 1, 12) + days * DAY)
    const fixture = demand
      .onSale(Date.UTC(2027, 1, 1, 12))
      .flatMap(([of]) => (typeof of === 'number' ? [] : [of]))
      .at(-1)
    if (!fixture) throw new Error('nothing is on sale')
    const bookings = atNoon.map(
      (hour) => demand.onSale(hour).find(([of]) => typeof of !== 'number' && of.at === fixture.at)?.[1] ?? 0,
    )
    const sold = bookings.filter((count) => count > 0)
    expect(sold.length).toBeGreaterThan(5)
    expect(sold.at(-1)).toBeGreaterThan(2 * Math.min(...sold))
  })
})
