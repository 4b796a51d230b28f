import type { LiveEvent, LiveEventType } from '../../src/contract/events.ts'
import type { Clock } from './simulation.ts'

/** An event and its id, from which a cut stream resumes. */
export interface NumberedEvent {
  /** `<life>-<number>`: a number of another life of the model means nothing in this one. Each club counts for itself. */
  id: string
  event: LiveEvent
}

/** A stream can resume from any of the last so many events of its club (docs/contract.md#resuming). */
export const KEPT_EVENTS = 1000

export interface Listener {
  onEvent(numbered: NumberedEvent): void
  onClose(): void
}

/** What is known of one club. */
interface Channel {
  count: number
  /** The number of the last event that was not held back. */
  told: number
  kept: NumberedEvent[]
  listeners: Set<Listener>
}

export interface Bus {
  emit(type: LiveEventType, tenant: string, id?: string | null): void
  /** Calls back for every event of a club from now on, and when the bus is closed; returns the way to stop. */
  subscribe(tenant: string, listener: Listener): () => void
  /** What a club was told after an event; null where that cannot be told any more, or never could. */
  since(tenant: string, id: string): NumberedEvent[] | null
  /** The id of the last event that a club has been told; where there has been none, one from which all that follow can be had. */
  lastId(tenant: string): string
  /** How many events each club has had, in a fixed order. */
  counts(): [tenant: string, count: number][]
  /** From here on events are kept back, until they are let go: nobody is to hear of a write that may yet fail. */
  hold(): void
  letGo(): void
  /** There will be no more events: the world that they tell of has ended. */
  close(): void
  /** Who listens for each club, and which number they were told last; for a bus that takes the place of this one. */
  heard(): ReadonlyMap<string, Pick<Channel, 'told' | 'listeners'>>
  /** Takes the place of a bus of the same history, which is left with what it holds back, and tells what its listeners have not heard. */
  takeOver(from: Bus): void
}

/**
 * Numbers events, keeps the latest, and passes them on. Each club has numbers of its own, so that none learns how busy another is.
 *
 * @param life tells this history from the ones before and after it, which count from one as well
 * @param touch called before every event
 */
export function createBus(clock: Clock, life: number, touch: () => void = () => {}): Bus {
  const channels = new Map<string, Channel>()
  let held: (() => void)[] | null = null
  let closed = false

  function channelOf(tenant: string): Channel {
    const known = channels.get(tenant)
    if (known) return known
    const channel: Channel = { count: 0, told: 0, kept: [], listeners: new Set() }
    channels.set(tenant, channel)
    return channel
  }

  return {
    emit(type, tenant, id = null) {
      touch()
      const channel = channelOf(tenant)
      const number = ++channel.count
      const numbered = { id: `${life}-${number}`, event: { type, tenant, id, at: clock.iso() } }
      channel.kept.push(numbered)
      if (channel.kept.length > KEPT_EVENTS) channel.kept = channel.kept.slice(-KEPT_EVENTS)
      const tell = () => {
        channel.told = number
        for (const { onEvent } of channel.listeners) onEvent(numbered)
      }
      if (held) held.push(tell)
      else tell()
    },
    subscribe(tenant, listener) {
      const { listeners } = channelOf(tenant)
      if (closed) listener.onClose()
      else listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    since(tenant, id) {
      const { told, count, kept } = channelOf(tenant)
      const [, ofLife, digits] = /^(\d+)-(\d+)$/.exec(id) ?? []
      const number = Number(digits)
      if (Number(ofLife) !== life || number > told || number < count - kept.length) return null
      // What is held back is told when it is let go.
      return kept.slice(kept.length - (count - number), kept.length - (count - told))
    },
    lastId: (tenant) => `${life}-${channels.get(tenant)?.told ?? 0}`,
    counts: () =>
      [...channels]
        .filter(([, { count }]) => count > 0)
        .map(([tenant, { count }]): [string, number] => [tenant, count])
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    hold() {
      held ??= []
    },
    letGo() {
      const waiting = held ?? []
      held = null
      for (const tell of waiting) tell()
    },
    close() {
      closed = true
      for (const { listeners } of channels.values()) {
        for (const { onClose } of listeners) onClose()
        listeners.clear()
      }
    },
    heard: () => channels,
    takeOver(from) {
      for (const [tenant, { told, listeners }] of from.heard()) {
        const channel = channelOf(tenant)
        channel.listeners = listeners
        if (channel.count <= told) continue
        for (const numbered of channel.kept.slice(told - channel.count))
          for (const { onEvent } of listeners) onEvent(numbered)
      }
    },
  }
}
