import type { LiveEvent } from '../../src/contract/endpoint/events.ts'
import { HEARTBEAT_S, type LiveEventType } from '../../src/contract/endpoint/stream.ts'
import type { Clock } from './simulation.ts'

/** An event and its id, from which a broken stream resumes. */
export interface NumberedEvent {
  /**
   * `<life>-<number>`: numbers count per club; each journal has its own `life`, so that ids of an earlier one are not
   * mistaken.
   */
  id: string
  event: LiveEvent
}

/** The number of events kept per club; a stream can resume from any of them (docs/contract.md#live-events). */
export const KEPT_EVENTS = 1000

export interface Listener {
  onEvent(numbered: NumberedEvent): void
  onClose(): void
}

/** The events and listeners of one club. */
export interface Channel {
  count: number
  /** The number of the last event that was sent to listeners; later ones are held back. */
  sent: number
  /** In order of their numbers, which have gaps where events were joined. */
  kept: { number: number; numbered: NumberedEvent }[]
  /** The number of the last event that is no longer kept. */
  dropped: number
  listeners: Set<Listener>
}

export interface Bus {
  /** The time between two heartbeats of a stream, in milliseconds of the host. */
  heartbeatMs: number
  emit(type: LiveEventType, tenant: string, id?: string | null): void
  /**
   * Calls back for every event of a club from now on, and when the bus is closed; returns a function that unsubscribes.
   */
  subscribe(tenant: string, listener: Listener): () => void
  /** The events sent to a club after the given one; null if they are no longer kept, or the id is unknown. */
  since(tenant: string, id: string): NumberedEvent[] | null
  /** The id of the last event sent to a club; before the first one, an id after which all events follow. */
  lastId(tenant: string): string
  /** The number of events of each club, ordered by club. */
  counts(): [tenant: string, count: number][]
  /** Holds events back until `release`, because the write that caused them may still fail. */
  hold(): void
  release(): void
  /**
   * Joins events until `settle`: of those with the same type and id, only the last is sent. All of them are numbered,
   * so that the numbers do not depend on how many are joined.
   */
  join(): void
  settle(): void
  /** Ends all subscriptions; listeners may subscribe again. */
  disconnect(): void
  /** Ends all subscriptions, because the state behind this bus has been replaced. */
  close(): void
  /** The events and listeners of each club, for a bus that replaces this one. */
  readonly channels: Map<string, Channel>
  /**
   * Replaces a bus of the same journal: takes over its listeners, drops its held events, and sends the events it has
   * not sent.
   */
  takeOver(from: Bus): void
}

/** An event before it is sent; `at` in milliseconds since 1970. */
interface CountedEvent {
  number: number
  at: number
  event: Omit<LiveEvent, 'at'>
}

/** Holds back what is to be sent until `release`. */
function createOutbox() {
  let held: (() => void)[] | null = null
  return {
    /** Sends an event now, or at `release`. */
    deliver(send: () => void) {
      if (held) held.push(send)
      else send()
    },
    hold() {
      held ??= []
    },
    release() {
      const waiting = held ?? []
      held = null
      for (const send of waiting) send()
    },
  }
}

/** The events of a channel after one of them; null if not all of them are kept. */
function eventsSince({ sent, kept, dropped }: Channel, life: number, id: string): NumberedEvent[] | null {
  const [, ofLife, digits] = /^(\d+)-(\d+)$/.exec(id) ?? []
  const number = Number(digits)
  if (Number(ofLife) !== life || number > sent || number < dropped) return null
  // Held events follow when they are released.
  return kept.filter((event) => event.number > number && event.number <= sent).map(({ numbered }) => numbered)
}

/**
 * Numbers events, keeps the latest, and sends them to listeners. Numbers count per club, so that they reveal nothing
 * about others.
 *
 * @param life part of every id, because other journals count from one as well
 * @param touch called before every event
 */
export function createBus(
  clock: Clock,
  life: number,
  touch: () => void = () => {},
  heartbeatMs = HEARTBEAT_S * 1000,
): Bus {
  const channels = new Map<string, Channel>()
  const { deliver, ...outbox } = createOutbox()
  /** The latest event of each club, type and id while events are joined, in order; null while they are not. */
  let joined: Map<string, CountedEvent> | null = null
  let closed = false

  function channelOf(tenant: string): Channel {
    const known = channels.get(tenant)
    if (known) return known
    const channel: Channel = { count: 0, sent: 0, kept: [], dropped: 0, listeners: new Set() }
    channels.set(tenant, channel)
    return channel
  }

  function add(channel: Channel, { number, at, event }: CountedEvent) {
    const numbered = { id: `${life}-${number}`, event: { ...event, at: new Date(at).toISOString() } }
    channel.kept.push({ number, numbered })
    if (channel.kept.length > KEPT_EVENTS) channel.dropped = channel.kept.shift()?.number ?? 0
    deliver(() => {
      channel.sent = number
      for (const { onEvent } of channel.listeners) onEvent(numbered)
    })
  }

  function disconnect() {
    for (const { listeners } of channels.values()) {
      for (const { onClose } of listeners) onClose()
      listeners.clear()
    }
  }

  return {
    heartbeatMs,
    emit(type, tenant, id = null) {
      touch()
      const channel = channelOf(tenant)
      const number = ++channel.count
      const at = clock.now()
      const event = { number, at, event: { type, tenant, id } }
      if (!joined) return add(channel, event)
      const kind = `${tenant} ${type} ${id}`
      joined.delete(kind)
      joined.set(kind, event)
    },
    subscribe(tenant, listener) {
      const { listeners } = channelOf(tenant)
      if (closed) listener.onClose()
      else listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    since: (tenant, id) => eventsSince(channelOf(tenant), life, id),
    lastId: (tenant) => `${life}-${channels.get(tenant)?.sent ?? 0}`,
    counts: () =>
      [...channels]
        .filter(([, { count }]) => count > 0)
        .map(([tenant, { count }]): [string, number] => [tenant, count])
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ...outbox,
    join() {
      joined ??= new Map()
    },
    settle() {
      const latest = joined?.values() ?? []
      joined = null
      for (const each of latest) add(channelOf(each.event.tenant), each)
    },
    close() {
      closed = true
      disconnect()
    },
    disconnect,
    channels,
    takeOver(from) {
      for (const [tenant, { sent, listeners }] of from.channels) {
        const channel = channelOf(tenant)
        channel.listeners = listeners
        for (const { number, numbered } of channel.kept)
          if (number > sent) for (const { onEvent } of listeners) onEvent(numbered)
      }
    },
  }
}
