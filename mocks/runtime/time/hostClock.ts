/** The host's time, which can be held still. */
export interface HostClock {
  /** Milliseconds since 1970, without the time for which it was held. */
  now(): number
  /** Lets it stand still, or go on from where it stood. */
  hold(still: boolean): void
  isHeld(): boolean
}

/** Creates a clock that shows the host's time until it is held. Reads the host only while it is not held. */
export function createHostClock(hostTime: () => number): HostClock {
  let heldAt: number | null = null
  let lost = 0
  return {
    now: () => heldAt ?? hostTime() - lost,
    hold(still) {
      if (still) heldAt ??= hostTime() - lost
      else if (heldAt !== null) {
        lost = hostTime() - heldAt
        heldAt = null
      }
    },
    isHeld: () => heldAt !== null,
  }
}
