import { expect, it } from 'vitest'
import type { contract } from '../contract/index.ts'
import type { QueryOptions } from './query.ts'

it('only an operation with events can be shown live', () => {
  const live: QueryOptions<typeof contract.fans.list> = { live: true }
  // @ts-expect-error no event tells of changes to a club
  const notLive: QueryOptions<typeof contract.club.get> = { live: true }
  expect(live).toEqual(notLive)
})
