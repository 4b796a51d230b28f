import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '../../tests/support/runner/eventually.ts'
import { heldTasks } from '../../tests/support/runner/heldTasks.ts'
import { openWorld, tenantOf } from '../../tests/support/world/world.ts'
import { contract } from '../contract/index.ts'
import { queryOf, type QueryOptions } from './query.ts'

afterEach(() => void vi.unstubAllGlobals())

it('accepts `live` only for an operation with `staleAfter`', () => {
  const live: QueryOptions<typeof contract.fans.list> = { live: true }
  // @ts-expect-error no event announces changes to a club
  const notLive: QueryOptions<typeof contract.club.get> = { live: true }
  expect(live).toEqual(notLive)
})

it('sends each call of a screen in a task of its own', async () => {
  const world = await openWorld()
  const { api, requests } = world
  const params = { tenant: tenantOf(world) }
  const before = requests.length
  const tasks = heldTasks()
  const answers = [contract.club.get, contract.home.stats].map((endpoint) =>
    api.queryClient.fetchQuery(queryOf(api, endpoint, { params })),
  )
  expect(await tasks.waiting()).toBe(2)
  for (const sent of [1, 2]) {
    await tasks.next()
    await eventually(() => expect(requests).toHaveLength(before + sent))
  }
  await Promise.all(answers)
})
