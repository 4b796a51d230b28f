import { expect, it } from 'vitest'
import type { contract } from '../contract/index.ts'
import type { QueryOptions } from './query.ts'

it('accepts `live` only for an operation with `staleAfter`', () => {
  const live: QueryOptions<typeof contract.fans.list> = { live: true }
  // @ts-expect-error no event announces changes to a club
  const notLive: QueryOptions<typeof contract.club.get> = { live: true }
  expect(live).toEqual(notLive)
})
