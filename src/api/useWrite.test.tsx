import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApiHook } from '../../tests/support/screens/renderApiHook.tsx'
import { openWorld, tenantOf } from '../../tests/support/world/world.ts'
import { contract } from '../contract/index.ts'
import { answerOf } from './cache.ts'
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

it('shows no answer that is older than what has been fetched meanwhile', async () => {
  const { api, backend, ...world } = await openWorld()
  const tenant = tenantOf({ api })
  const { get, list: listAll, update } = contract.connectors
  const [connector] = (await api.call(listAll, { params: { tenant }, query: {} })).items
  if (!connector) throw new Error('the seed has connectors')
  const params = { tenant, id: connector.id }
  const { description, config } = connector
  const result = renderApiHook(api, () => ({
    get: useEndpoint(get, { params }, { live: true }),
    update: useWrite(update, { stale: [get], store: (saved) => answerOf(get, { params }, saved) }),
  }))
  await waitFor(() => expect(world.requests).toContain('GET /system/sse'))
  await waitFor(() => expect(result.current.get.data).toBeDefined())
  // The answer of the first write comes last.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { fetch } = backend
  let writes = 0
  backend.fetch = async (request) => {
    const isHeld = request.method === 'PUT' && ++writes === 1
    const response = await fetch(request)
    if (isHeld) await released
    return response
  }
  const first = result.current.update({ params, body: { name: 'First', description, config } })
  await waitFor(() => expect(result.current.get.data?.name).toBe('First'))
  await api.call(update, { params, body: { name: 'Second', description, config } })
  await waitFor(() => expect(result.current.get.data?.name).toBe('Second'))
  release()
  await act(() => first)
  expect(api.queryClient.getQueryData([get.id, { params }])).toMatchObject({ name: 'Second' })
})
