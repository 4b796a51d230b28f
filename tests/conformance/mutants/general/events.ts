import { liveEventTypes, type LiveEventType } from '../../../../src/contract/endpoint/stream.ts'
import { mutant, type Middleware, type Mutant } from '../mutant.ts'
import { blocks, eventsOf, type Block } from '../tools/stream.ts'

const sse = 'system.sse'

const never = (type: LiveEventType): Mutant =>
  mutant(
    sse,
    `${type} is never sent`,
    eventsOf(() => (block) => (block.event === type ? [] : [block])),
  )

const changed = (name: string, change: (block: Block) => Block): Mutant =>
  mutant(
    sse,
    name,
    eventsOf(() => (block) => [change(block)]),
  )

const data = (block: Block, more: Record<string, unknown>): Block => ({ ...block, data: { ...block.data, ...more } })

/** Swaps every two events. */
const swapped: Middleware = eventsOf(() => {
  let held: Block | null = null
  return (block) => {
    if (held === null) {
      held = block
      return []
    }
    const pair = [block, held]
    held = null
    return pair
  }
})

export const events: Mutant[] = [
  ...liveEventTypes.map(never),
  mutant(
    sse,
    'every event is sent twice',
    eventsOf(() => (block) => [block, block]),
  ),
  mutant(sse, 'events are sent out of order', swapped),
  mutant(
    sse,
    'every other event is lost',
    eventsOf(() => {
      let count = 0
      return (block) => (count++ % 2 === 0 ? [block] : [])
    }),
  ),
  changed('events have no id', (block) => ({ ...block, id: null })),
  changed('events have no name', (block) => ({ ...block, event: null })),
  changed('every event has the same id', (block) => ({ ...block, id: '1' })),
  changed('events do not name their connector', (block) => data(block, { id: null })),
  changed('events of fans name a row', (block) => (block.data?.id === null ? data(block, { id: 'x' }) : block)),
  changed('events are of another club', (block) => data(block, { tenant: 'another' })),
  changed('events have their time in seconds', (block) =>
    data(block, { at: Math.floor(Date.parse(String(block.data?.at)) / 1000) }),
  ),
  changed('events have the time at which the stream was opened', (block) =>
    data(block, { at: '2026-01-15T08:59:59.000Z' }),
  ),
  changed('SegmentDeleted is sent as SegmentUpdated', (block) =>
    block.event === 'SegmentDeleted' ? data({ ...block, event: 'SegmentUpdated' }, { type: 'SegmentUpdated' }) : block,
  ),
  changed('the import of memberships is sent as one of fans', (block) =>
    block.event === 'MembershipsImported' ? data({ ...block, event: 'FansImported' }, { type: 'FansImported' }) : block,
  ),
  changed('the name of an event is not that of its data', (block) => ({ ...block, event: 'message' })),
  mutant(
    sse,
    'a resumed stream loses one event',
    eventsOf((from) => {
      let first = from !== null
      return (block) => {
        const lost = first
        first = false
        return lost ? [] : [block]
      }
    }),
  ),
  mutant(
    sse,
    'a resumed stream repeats one event',
    eventsOf((from) => {
      let first = from !== null
      return (block) => {
        const twice = first
        first = false
        return twice ? [block, block] : [block]
      }
    }),
  ),
  mutant(sse, 'a stream cannot be resumed', async (call, next) => {
    const headers = new Headers(call.request.headers)
    headers.delete('last-event-id')
    return next(new Request(call.url, { headers }))
  }),
  mutant(
    sse,
    'a gap is not reported',
    blocks(() => (block) => (block.comment?.includes('gap') ? [{ ...block, comment: ': open' }] : [block])),
  ),
  mutant(
    sse,
    'every stream reports a gap',
    blocks(() => (block) => (block.comment?.includes('open') ? [{ ...block, comment: ': gap' }] : [block])),
  ),
  mutant(
    sse,
    'a stream has no heartbeat',
    blocks(() => (block) => (block.comment === ': heartbeat' ? [] : [block])),
  ),
  mutant(
    sse,
    'a heartbeat is an event',
    blocks(() => (block) => (block.comment === ': heartbeat' ? [{ ...block, comment: null, event: 'ping' }] : [block])),
  ),
  mutant(sse, 'the stream is sent as text', async (_, next) => {
    const { status, body, headers } = await next()
    const copy = new Headers(headers)
    if (status === 200) copy.set('content-type', 'text/plain')
    return new Response(body, { status, headers: copy })
  }),
  mutant(sse, 'a stream ends after its first event', async (call, next, tools) => {
    let ended = false
    return eventsOf(() => (block) => {
      const passed = !ended
      ended = true
      return passed ? [block] : []
    })(call, next, tools)
  }),
]
