import { expect, it } from 'vitest'
import { createBackend } from '../../mocks/backend.ts'
import { contract } from '../../src/contract/index.ts'
import { judge } from './law.ts'
import { laws } from './laws.ts'
import { people } from './tools/everyLaw.ts'
import { TooFewRows } from './tools/violation.ts'

/** Judges a club without a shop. */
async function judgeOrders(hasControl: boolean) {
  const law = laws.find(({ operation, check }) => operation === contract.shop.orders.id && check === 'statistics')
  if (!law) throw new Error('there is no such law')
  const { fetch, control } = createBackend({ club: { name: 'Dale Athletic', fans: 20, connectors: [] } })
  const [admin = people.admin] = (await control.info()).accounts
  return judge(law, {
    url: 'http://club.example/api/v1',
    fetch,
    ...people,
    admin,
    control: hasControl ? control : null,
  })
}

it('does not blame a real server for a club that has too few rows to judge', async () => {
  expect(await judgeOrders(false)).toMatchObject({ outcome: 'not run', reason: 'there are no orders' })
})

it('expects enough rows of a model', async () => {
  expect(await judgeOrders(true)).toMatchObject({ outcome: 'failed', error: expect.any(TooFewRows) })
})
