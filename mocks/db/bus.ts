import type { LiveEvent, LiveEventType } from '../../src/contract/events.ts'
import type { Clock } from './simulation.ts'

/** An event and its id, from which a cut stream resumes. */
export interface NumberedEvent {
  /** `<life>-<number>`: a number of another life of the model means nothing in this one. */
  id: string
  event: LiveEvent
}

/** A stream can resume from any of the last so many events (readings 4). */
export const KEPT_EVENTS = 1000

export interface Listener {
  onEvent(numbered: NumberedEvent): void
  onClose(): void
}

export interface Bus {
  emit(type: LiveEventType, tenant: string, id?: string | null): void
  /** Calls back for every event from now on, whatever the tenant, and when the bus is closed; returns the way to stop. */
  subscribe(listener: Listener): () => void
  /** What came after an event; null where that cannot be told any more, or never could. */
  since(id: string): NumberedEvent[] | null
  /** How many events there have been. */
  count(): number
  /** From here on events are kept back, until they are let go: nobody is to hear of a write that may yet fail. */
  hold(): void
  letGo(): void
  /** There will be no more events: the world that they tell of has ended. */
  close(): void
  /** Those who listen; a bus that comes in the place of this one takes them over. */
  listeners(): Set<Listener>
  /** Comes in the place of a bus of the same history, which is left with what it holds back; tells what came after the first `heard`. */
  takeOver(from: Bus, heard: number): void
}

/**
 * Numbers events, keeps the latest, and passes them on.
 *
 * @param life tells this history from the ones before and after it, which count from one as well
 * @param touch called before every event
 */
export function createBus(clock: Clock, life: number, touch: () => void = () => {}): Bus {
  let listeners = new Set<Listener>()
  let kept: NumberedEvent[] = []
  let held: NumberedEvent[] | null = null
  let count = 0
  let closed = false
  const tell = (numbered: NumberedEvent) => {
    for (const { onEvent } of listeners) onEvent(numbered)
  }
  return {
    emit(type, tenant, id = null) {
      touch()
      const numbered = { id: `${life}-${++count}`, event: { type, tenant, id, at: clock.iso() } }
      kept.push(numbered)
      if (kept.length > KEPT_EVENTS) kept = kept.slice(-KEPT_EVENTS)
      if (held) held.push(numbered)
      else tell(numbered)
    },
    subscribe(listener) {
      if (closed) listener.onClose()
      else listeners.add(listener)
      const all = listeners
      return () => void all.delete(listener)
    },
    since(id) {
      const [, ofLife, digits] = /^(\d+)-(\d+)$/.exec(id) ?? []
      const number = Number(digits)
      if (Number(ofLife) !== life || number > count || number < count - kept.length) return null
      return kept.slice(kept.length - (count - number))
    },
    count: () => count,
    hold() {
      held ??= []
    },
    letGo() {
      const waiting = held ?? []
      held = null
      waiting.forEach(tell)
    },
    close() {
      closed = true
      for (const { onClose } of listeners) onClose()
      listeners.clear()
    },
    listeners: () => listeners,
    takeOver(from, heard) {
      listeners = from.listeners()
      if (count > heard) kept.slice(heard - count).forEach(tell)
    },
  }
}
