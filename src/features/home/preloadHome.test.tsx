import { expect, it } from 'vitest'
import { openWorld, tenantOf } from '../../../tests/support/world/world.ts'
import { openPageAt } from '../../app/routes.tsx'

async function open(as: string) {
  const world = await openWorld({ as })
  world.requests.length = 0
  /** What the page at an address asks for before it renders. */
  const askedAt = async (pathname: string) => {
    await openPageAt(pathname, '/').preload(world.api)
    return world.requests
  }
  return { tenant: tenantOf(world), askedAt }
}

it.each(['/', '/home'])('asks for the club and its figures at %s', async (pathname) => {
  const { tenant, askedAt } = await open('admin@rovers.example')
  expect(await askedAt(pathname)).toEqual([`GET /accounts/${tenant}`, `GET /stats/${tenant}/fans`])
})

it.each([
  ['another page', 'admin@rovers.example', '/fans'],
  ['a club without a plan, which sees the plans', 'owner@newclub.example', '/home'],
])('asks for nothing for %s', async (_, as, pathname) => {
  const { askedAt } = await open(as)
  expect(await askedAt(pathname)).toEqual([])
})
