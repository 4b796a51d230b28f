import { localMemory } from '../../storage.ts'

const KEY = 'touchline-first-steps'

interface LastSteps {
  tenant: string
  height: number
}

/**
 * The height in pixels of a club's first steps as they were shown last in this browser: 0 if the club had taken them,
 * null if nobody has looked yet.
 */
export function readStepsHeight(tenant: string): number | null {
  try {
    // Only `storeStepsHeight` writes this key.
    const last = JSON.parse(localMemory().getItem(KEY) ?? 'null') as LastSteps | null
    return last?.tenant === tenant && Number.isFinite(last.height) ? last.height : null
  } catch {
    return null
  }
}

export const forgetStepsHeight = () => localMemory().removeItem(KEY)

/** Stores the height of a club's first steps for the next visit; 0 for a club that has taken them. */
export function storeStepsHeight(tenant: string, height: number) {
  try {
    localMemory().setItem(KEY, JSON.stringify({ tenant, height } satisfies LastSteps))
  } catch {
    // The page then moves once when they appear.
  }
}
