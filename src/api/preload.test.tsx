import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderApiHook } from '../../tests/support/screens/renderApiHook.tsx'
import { openWorld, tenantOf } from '../../tests/support/world/world.ts'
import { contract } from '../contract/index.ts'
import { preload } from './preload.ts'
import { useEndpoint } from './query.ts'

const { stats } = contract.home

async function open() {
  const world = await openWorld()
  const params = { tenant: tenantOf(world) }
  return {
    ...world,
    ask: () => preload(world.api, stats, { params }),
    show: () => renderApiHook(world.api, () => useEndpoint(stats, { params })),
    calls: () => world.requests.filter((request) => request.includes('/stats/')).length,
  }
}

afterEach(() => void vi.useRealTimers())

it('gives the first render of a screen its answer, without another call', async () => {
  const { ask, show, calls } = await open()
  await ask()
  const shown = show()
  expect(shown.current.data?.totalFans.value).toBeGreaterThan(0)
  await expect(waitFor(() => expect(calls()).toBe(2), { timeout: 100 })).rejects.toThrow()
})

it('leaves later screens to ask as usual', async () => {
  const { ask, show, calls } = await open()
  await ask()
  vi.useFakeTimers({ now: Date.now() + 1001, toFake: ['Date'] })
  show()
  await waitFor(() => expect(calls()).toBe(2))
})

it('shares its call with a screen that does not wait for it', async () => {
  const { ask, show, calls } = await open()
  const asked = ask()
  const shown = show()
  await asked
  await waitFor(() => expect(shown.current.data).toBeDefined())
  expect(calls()).toBe(1)
})

it('leaves a failure to the screen', async () => {
  const { ask, show, backend } = await open()
  await backend.control.fail(stats.id, 503)
  await ask()
  const shown = show()
  expect(shown.current.status).toBe('pending')
  await waitFor(() => expect(shown.current.data).toBeDefined())
})
