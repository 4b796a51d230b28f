import type { LiveEvent, LiveEventType } from '../../src/contract/events.ts'
import type { Clock } from './simulation.ts'

/** An event and its number, from which a cut stream resumes. */
export interface NumberedEvent {
  number: number
  event: LiveEvent
}

/** A stream can resume from any of the last so many events (readings 4). */
export const KEPT_EVENTS = 1000

export interface Bus {
  emit(type: LiveEventType, tenant: string, id?: string | null): void
  /** Calls back for every event from now on, whatever the tenant, and when the bus is closed; returns the way to stop. */
  subscribe(listener: Listener): () => void
  /** What came after an event; null where that cannot be told any more, or never could. */
  since(number: number): NumberedEvent[] | null
  /** The number of the latest event; 0 before the first. */
  last(): number
  /** There will be no more events: the world that they tell of has ended. */
  close(): void
}

export interface Listener {
  onEvent(numbered: NumberedEvent): void
  onClose(): void
}

/** Numbers events, keeps the latest, and passes them on. */
export function createBus(clock: Clock): Bus {
  const listeners = new Set<Listener>()
  let kept: NumberedEvent[] = []
  let last = 0
  return {
    emit(type, tenant, id = null) {
      const numbered = { number: ++last, event: { type, tenant, id, at: clock.iso() } }
      kept.push(numbered)
      if (kept.length > KEPT_EVENTS) kept = kept.slice(-KEPT_EVENTS)
      for (const { onEvent } of listeners) onEvent(numbered)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    since(number) {
      const lost = number > last || number < last - kept.length
      return lost ? null : kept.filter((numbered) => numbered.number > number)
    },
    last: () => last,
    close() {
      for (const { onClose } of listeners) onClose()
      listeners.clear()
    },
  }
}
