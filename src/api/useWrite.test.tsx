import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApiHook } from '../../tests/support/screens/renderApiHook.tsx'
import { openWorld, tenantOf } from '../../tests/support/world/world.ts'
import { contract } from '../contract/index.ts'
import { useEndpoint } from './query.ts'
import { useWrite } from './useWrite.ts'

const { create, list, remove } = contract.bookmarks

async function renderWrites() {
  const world = await openWorld()
  const params = { tenant: tenantOf(world) }
  const result = renderApiHook(world.api, () => ({
    bookmarks: useEndpoint(list, { params }),
    create: useWrite(create, { stale: [list] }),
    remove: useWrite(remove, { stale: [list] }),
  }))
  await waitFor(() => expect(result.current.bookmarks.data).toBeDefined())
  const lists = () => world.requests.filter((request) => /^GET .*\/bookmarks$/.test(request)).length
  return { ...world, params, result, lists }
}

it('refetches what a write makes stale, once', async () => {
  const { result, params, lists } = await renderWrites()
  const body = { name: 'A view', description: null, connectorId: 'metabase', params: '' }
  await act(() => result.current.create({ params, body }))
  await waitFor(() => expect(result.current.bookmarks.data?.items.map(({ name }) => name)).toContain('A view'))
  expect(lists()).toBe(2)
})

it('refetches and throws if another user has deleted the subject', async () => {
  const { result, params, lists } = await renderWrites()
  await act(() => expect(result.current.remove({ params: { ...params, id: 'gone' } })).rejects.toThrow('not found'))
  await waitFor(() => expect(lists()).toBe(2))
})

it('refetches nothing after any other failure', async () => {
  const { result, params, lists, backend } = await renderWrites()
  await backend.control.fail(remove.id, 503)
  await act(() => expect(result.current.remove({ params: { ...params, id: 'x' } })).rejects.toThrow('unavailable'))
  expect(result.current.bookmarks.isFetching).toBe(false)
  expect(lists()).toBe(1)
})
