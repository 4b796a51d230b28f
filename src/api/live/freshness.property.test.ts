import { QueryObserver } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openWorld, tenantOf, type World } from '../../../tests/support/world.ts'
import { contract } from '../../contract/index.ts'
import { createApi } from '../api.ts'

/** What happens, in some order, while every step on the wire takes any time. */
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

/** How much a server says of its events: ours says all, another one may say less. */
const servers = {
  'with the ids of events': () => {},
  'without ids on its answers': (response: Response) => response.headers.delete('last-event-id'),
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A signed-in client whose every request, answer and piece of a stream waits for the scheduler. */
async function connectSlowly(world: World, scheduler: fc.Scheduler, alter: (response: Response) => void) {
  let slow = false
  const step = async (label: string) => {
    if (slow) await scheduler.schedule(Promise.resolve(), label)
  }
  let cutStream = () => {}
  const api = createApi({
    baseUrl: 'http://club.example/api/v1',
    tokens: world.tokens,
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      await step(`request ${pathname}`)
      const response = await world.backend.fetch(request)
      alter(response)
      if (!pathname.endsWith('/sse')) {
        await step(`answer ${pathname}`)
        return response
      }
      const cut = new AbortController()
      cutStream = () => cut.abort(new TypeError('network error'))
      const slowly = new TransformStream<Uint8Array, Uint8Array>({
        async transform(chunk, controller) {
          await step('event')
          controller.enqueue(chunk)
        },
      })
      const body = response.body?.pipeThrough(slowly, { signal: cut.signal })
      await step('stream')
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
          const shown = new Map<number, () => void>()
          const perform = async (taken: Action) => {
            if (taken.kind === 'show' && !shown.has(taken.screen)) {
              const screen = screens[taken.screen]
              if (!screen) return
              const observer = new QueryObserver<unknown>(api.queryClient, {
                queryKey: screen.key,
                queryFn: ({ queryKey }) => api.freshness.track<unknown>(queryKey, screen.fetch),
              })
              const stop = [observer.subscribe(() => {}), api.live.listen(['ConnectorUpdated'])]
              shown.set(taken.screen, () => stop.forEach((end) => end()))
            } else if (taken.kind === 'hide') {
              shown.get(taken.screen)?.()
              shown.delete(taken.screen)
            } else if (taken.kind === 'rename') {
              await world.api.call(connectors.update, {
                params: { tenant, id },
                body: { name: `Source ${taken.name}` },
              })
            } else if (taken.kind === 'cut') cutStream()
          }
          /** Lets some steps on the wire happen, in the scheduler's order, and timers run. */
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
          for (const taken of actions) await (taken.kind === 'wait' ? pass(taken.steps) : perform(taken))
          await pass(400)
          for (const [screen] of shown) {
            const { key, fetch } = screens[screen] ?? { key: [], fetch: () => Promise.resolve(null) }
            const direct = fetch(() => {})
            await pass(400)
            expect(api.queryClient.getQueryData(key), `screen ${screen}`).toEqual(await direct)
          }
          for (const [, stop] of shown) stop()
          await vi.advanceTimersByTimeAsync(1000)
        },
      ),
      { numRuns: process.env.FULL ? 2000 : 150, seed: 12 },
    )
  },
  600_000,
)
