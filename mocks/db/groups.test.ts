import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createOwned } from './groups.ts'
import { finish } from './steps.ts'
import { createColumn } from './table/codes.ts'

const OWNERS = 20

it('lists what each owner has, and what all have in any order of the owners', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(OWNERS - 1), { maxLength: 200 }),
      fc.shuffledSubarray([...Array(OWNERS).keys()], { minLength: OWNERS }),
      (owners, order) => {
        const owned = createOwned(
          OWNERS,
          createColumn(owners.length, OWNERS, (thing) => owners[thing] ?? 0),
        )
        const naive = (owner: number) => owners.flatMap((each, thing) => (each === owner ? [thing] : []))
        expect([...finish(owned.inOrder(Uint32Array.from(order)))]).toEqual(order.flatMap(naive))
        for (const owner of order) expect([...owned.of(owner)]).toEqual(naive(owner))
      },
    ),
    { seed: 7, numRuns: 100 },
  )
})
