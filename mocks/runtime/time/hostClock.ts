/** The host's time, which can be held still. */
export type HostClock = ReturnType<typeof createHostClock>

/** Creates a clock that shows the host's time until it is held. Reads the host only while it is not held. */
export function createHostClock(hostTime: () => number) {
  let heldAt: number | null = null
  let lost = 0
  return {
    /** Milliseconds since 1970, without the time for which it was held. */
    now: () => heldAt ?? hostTime() - lost,
    /** Lets it stand still, or go on from where it stood. */
    hold(still: boolean) {
      if (still) heldAt ??= hostTime() - lost
      else if (heldAt !== null) {
        lost = hostTime() - heldAt
        heldAt = null
      }
    },
    isHeld: () => heldAt !== null,
  }
}
