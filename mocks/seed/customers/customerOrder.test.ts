import { expect, it } from 'vitest'
import { rovers } from '../scenarios/scenarios.ts'
import { seeded } from '../seeded.ts'

it.each(['tickets', 'shopOrders'] as const)(
  '%s sort by the numbers of their buyers as texts, and then by id',
  async (name) => {
    // Of so many people, some have numbers of six digits, which come before most of five.
    const { tables } = await seeded('huge')
    const query = { offset: 0, limit: 200_000, orderBy: 'customerId', orderDirection: 'asc', searchQuery: '' } as const
    const { items } = tables[name].list(rovers.id, query)
    const keys = items.map(({ customerId, id }) => `${customerId} ${id}`)
    expect(new Set(items.map(({ customerId }) => customerId.length))).toEqual(new Set([5, 6]))
    expect(keys.findIndex((key, at) => at > 0 && key < (keys[at - 1] ?? ''))).toBe(-1)
  },
)
