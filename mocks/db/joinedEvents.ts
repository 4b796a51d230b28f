import type { LiveEventType } from '../../src/contract/endpoint/stream.ts'

/** The latest event of a club, type and id. */
interface JoinedEvent {
  tenant: string
  type: LiveEventType
  id: string | null
  number: number
  /** Counts all events, so that they are sent in the order of the latest of each kind. */
  order: number
  /** Milliseconds since 1970. */
  at: number
}

/** By club, type and id. Nested, because to put a text together for a key would cost more than all else. */
type ByKind = Map<string, Map<LiveEventType, Map<string | null, JoinedEvent>>>

/**
 * Joins events: of those with the same club, type and id, only the latest is kept. A year brings a hundred thousand.
 */
export function createJoinedEvents() {
  let events: ByKind | null = null
  let count = 0

  return {
    begin() {
      events ??= new Map()
    },
    /** Adds an event; false if events are not being joined. */
    add(tenant: string, type: LiveEventType, id: string | null, number: number, at: number): boolean {
      if (!events) return false
      let ofClub = events.get(tenant)
      if (!ofClub) events.set(tenant, (ofClub = new Map()))
      let ofType = ofClub.get(type)
      if (!ofType) ofClub.set(type, (ofType = new Map()))
      const order = ++count
      const known = ofType.get(id)
      if (!known) ofType.set(id, { tenant, type, id, number, order, at })
      else {
        known.number = number
        known.order = order
        known.at = at
      }
      return true
    },
    /** Ends joining: returns the latest event of each kind, in order. */
    end(): JoinedEvent[] {
      const latest = [...(events?.values() ?? [])]
        .flatMap((types) => [...types.values()])
        .flatMap((ids) => [...ids.values()])
        .toSorted((a, b) => a.order - b.order)
      events = null
      return latest
    },
  }
}
