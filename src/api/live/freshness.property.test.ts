import { QueryObserver } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openWorld, tenantOf, type World } from '../../../tests/support/world/world.ts'
import { contract } from '../../contract/index.ts'
import { createApi } from '../api.ts'

/** One step of a run; between steps, every part of the network traffic may take any time. */
type Action =
  | { kind: 'show' | 'hide'; screen: number }
  | { kind: 'rename'; name: number }
  | { kind: 'cut' }
  | { kind: 'wait'; steps: number }

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('show' as const), screen: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('hide' as const), screen: fc.nat(1) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('rename' as const), name: fc.nat(999) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'cut' as const }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('wait' as const), steps: fc.integer({ min: 1, max: 8 }) }) },
)

/** Our server sends event ids with its answers; another one may not. */
const servers = {
  'with event ids': () => {},
  'without event ids on its answers': (response: Response) => response.headers.delete('last-event-id'),
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A signed-in client whose requests, responses and stream chunks all wait for the scheduler. */
async function connectSlowly(world: World, scheduler: fc.Scheduler, alter: (response: Response) => void) {
  let slow = false
  const delay = async (label: string) => {
    if (slow) await scheduler.schedule(Promise.resolve(), label)
  }
  let cutStream = () => {}
  const api = createApi({
    baseUrl: 'http://club.example/api/v1',
    tokens: world.tokens,
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      await delay(`request ${pathname}`)
      const response = await world.backend.fetch(request)
      alter(response)
      if (!pathname.endsWith('/sse')) {
        await delay(`answer ${pathname}`)
        return response
      }
      const cut = new AbortController()
      cutStream = () => cut.abort(new TypeError('network error'))
      const slowly = new TransformStream<Uint8Array, Uint8Array>({
        async transform(chunk, controller) {
          await delay('event')
          controller.enqueue(chunk)
        },
      })
      const body = response.body?.pipeThrough(slowly, { signal: cut.signal })
      await delay('stream')
      return new Response(body, { headers: response.headers })
    },
  })
  await api.session.load()
  slow = true
  return { api, cutStream: () => cutStream() }
}

it.each(Object.entries(servers))(
  'no order of steps leaves a screen stale, on a server %s',
  async (_, alter) => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(action, { minLength: 2, maxLength: 14 }),
        async (scheduler, actions) => {
          const world = await openWorld()
          const tenant = tenantOf(world)
          const { connectors } = contract
          const list = await world.api.call(connectors.list, { params: { tenant } })
          const { id = '' } = list.items[0] ?? {}
          const { api, cutStream } = await connectSlowly(world, scheduler, alter)
          const inputs = [{ params: { tenant } }, { params: { tenant, id } }] as const
          const screens = [
            {
              key: [connectors.list.id, inputs[0]],
              fetch: (onLastEventId: (id: string | null) => void) =>
                api.call(connectors.list, inputs[0], { onLastEventId }),
            },
            {
              key: [connectors.get.id, inputs[1]],
              fetch: (onLastEventId: (id: string | null) => void) =>
                api.call(connectors.get, inputs[1], { onLastEventId }),
            },
          ]
          const visible = new Map<number, () => void>()
          const perform = async (step: Action) => {
            if (step.kind === 'show' && !visible.has(step.screen)) {
              const screen = screens[step.screen]
              if (!screen) return
              const observer = new QueryObserver<unknown>(api.queryClient, {
                queryKey: screen.key,
                queryFn: ({ queryKey }) => api.freshness.track<unknown>(queryKey, screen.fetch),
              })
              const stop = [observer.subscribe(() => {}), api.live.listen(['ConnectorUpdated'])]
              visible.set(step.screen, () => stop.forEach((end) => end()))
            } else if (step.kind === 'hide') {
              visible.get(step.screen)?.()
              visible.delete(step.screen)
            } else if (step.kind === 'rename') {
              await world.api.call(connectors.update, {
                params: { tenant, id },
                body: { name: `Source ${step.name}` },
              })
            } else if (step.kind === 'cut') cutStream()
          }
          /** Runs timers and up to `most` pending steps, in the scheduler's order. */
          const pass = async (most: number) => {
            for (let quiet = 0, done = 0; quiet < 8 && done < most; done++) {
              await vi.advanceTimersByTimeAsync(quiet < 4 ? 1 : 2500)
              if (scheduler.count() === 0) quiet++
              else {
                quiet = 0
                await scheduler.waitOne()
              }
            }
          }
          for (const step of actions) await (step.kind === 'wait' ? pass(step.steps) : perform(step))
          await pass(400)
          for (const [screen] of visible) {
            const { key, fetch } = screens[screen] ?? { key: [], fetch: () => Promise.resolve(null) }
            const direct = fetch(() => {})
            await pass(400)
            expect(api.queryClient.getQueryData(key), `screen ${screen}`).toEqual(await direct)
          }
          for (const [, stop] of visible) stop()
          await vi.advanceTimersByTimeAsync(1000)
        },
      ),
      { numRuns: process.env.FULL ? 2000 : 150, seed: 12 },
    )
  },
  600_000,
)
