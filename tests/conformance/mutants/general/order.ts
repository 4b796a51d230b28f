import { liveEventTypes, type LiveEventType } from '../../../../src/contract/endpoint/stream.ts'
import { mutant, type Middleware, type Mutant } from '../mutant.ts'
import { eventsOf, type Block } from '../tools/stream.ts'

const sse = 'system.sse'

/** Sends events of a type only after the next event of another type. */
const late = (type: LiveEventType): Middleware =>
  eventsOf(() => {
    const held: Block[] = []
    return (block) => {
      if (block.event !== type) return [block, ...held.splice(0)]
      held.push(block)
      return []
    }
  })

/** Gives each event the data of the one before it. */
const lagging: Middleware = eventsOf(() => {
  let last: Block | null = null
  return (block) => {
    const { event, data } = last ?? block
    last = block
    return [{ ...block, event, data }]
  }
})

/** What a resumed stream has missed, which the model sends at once, in another order. */
const resumed = (arrange: (missed: Block[]) => Block[]): Middleware =>
  eventsOf((from) => {
    const missed: Block[] = []
    return (block) => {
      if (from === null) return [block]
      missed.push(block)
      return missed.length < 2 ? [] : arrange(missed.splice(0))
    }
  })

/** The number of an event as part of its id. */
const numbered = (change: (life: string, number: number) => string): Middleware =>
  eventsOf(() => (block) => {
    const [, life = '', digits = ''] = /^(.+)-(\d+)$/.exec(block.id ?? '') ?? []
    return [{ ...block, id: change(life, Number(digits)) }]
  })

/** The order of events, and of their ids. */
export const order: Mutant[] = [
  ...liveEventTypes.map((type) => mutant(sse, `${type} comes after the next event`, late(type))),
  mutant(sse, 'every event has the data of the one before', lagging),
  mutant(
    sse,
    'a resumed stream sends what was missed in pairs, the later one first',
    resumed((missed) => missed.toReversed()),
  ),
  mutant(
    sse,
    'a resumed stream joins what was missed',
    resumed((missed) => missed.slice(-1)),
  ),
  mutant(
    sse,
    'the ids of events go down',
    numbered((life, number) => `${life}-${9999 - number}`),
  ),
  mutant(
    sse,
    'the ids of events repeat after ten',
    numbered((life, number) => `${life}-${number % 10}`),
  ),
  mutant(
    sse,
    'the ids of events are of another stream',
    numbered((life, number) => `${life}9-${number}`),
  ),
]
