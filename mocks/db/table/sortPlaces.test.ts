import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { comparePlaces, sortPlaces, type Place } from './sortPlaces.ts'

const character = fc.constantFrom('0', '9', 'a', 'z', '-', '\u007e', '\u007f', '\u0080', 'é', '\u{1f600}', '\u0000')
const id = fc.oneof(
  fc.string({ unit: character, maxLength: 8 }),
  fc.nat(30).map((n) => `same-${n}`),
)
const key = fc.constantFrom(1, 2, 3)

it('sorts places as they compare, whether their keys are equal or not', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(id, { maxLength: 40 }),
      fc.option(key),
      fc.boolean(),
      fc.infiniteStream(key),
      (ids, one, same, keys) => {
        const places = ids.map((each, slot): Place => ({
          slot,
          id: each,
          key: same ? one : (keys.next().value ?? null),
        }))
        expect(sortPlaces(places)).toEqual(places.toSorted(comparePlaces))
      },
    ),
  )
})

it('sorts more places than a call has room for', () => {
  const places = Array.from({ length: 200_000 }, (_, slot): Place => ({
    slot,
    key: 1,
    id: `same-${String((slot * 7) % 200_000).padStart(6, '0')}`,
  }))
  const sorted = sortPlaces(places)
  expect(sorted).toHaveLength(places.length)
  expect(sorted.every(({ id: each }, at) => at === 0 || (sorted[at - 1]?.id ?? '') < each)).toBe(true)
})
