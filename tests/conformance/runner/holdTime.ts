import type { Control } from '../../../mocks/control.ts'

/** The clock of a model runs, and this model cannot hold it. */
export class RunningClock extends Error {}

/**
 * Holds the clock of a model while laws compare moments to the millisecond. Resolves with a function that lets it run
 * again. Rejects if the clock runs and cannot be held.
 */
export async function holdTime(control: Pick<Control, 'info' | 'speed'>): Promise<() => Promise<void>> {
  const { speed } = await control.info()
  try {
    await control.speed(0)
  } catch {
    throw new RunningClock(
      'The clock of this model runs, and cannot be held. Start it with --anchor 2026-01-15T09:00:00Z, so that its clock stands still.',
    )
  }
  const held = (await control.info()).speed === 0
  return async () => {
    if (held) await control.speed(speed === 0 ? 1 : speed)
  }
}
