import type { Control, FigureFilters, Figures } from '../../../control.ts'

/** A write can start a sync or a reset, which continues for some seconds without another write; in milliseconds. */
const SETTLE_MS = 12_000

/** The part of the control API that the dashboard uses. */
export type DashboardControl = Pick<Control, 'info' | 'figures'>

/** Returns the figures of a club; null for an unknown one. */
export type FiguresSource = (club: string, filters: FigureFilters) => Promise<Figures | null>

/**
 * Creates a function that returns the figures of a club. It recomputes them only if something may have changed, so that
 * it can be polled.
 *
 * @param hostTime returns milliseconds
 */
export function createFiguresSource(control: DashboardControl, hostTime = () => performance.now()): FiguresSource {
  const cache = new Map<string, Figures | null>()
  let lastMark = ''
  let changedAt = 0
  return async (club, filters) => {
    const key = JSON.stringify([club, filters])
    // Without cached ones, the figures need not wait to hear that something has changed.
    const asked = cache.has(key) ? null : control.figures(club, filters)
    // Reported below.
    asked?.catch(() => {})
    const { scenario, anchor, writes, now } = await control.info()
    // Includes the hour, because figures of the last days also change with the clock.
    const mark = JSON.stringify([scenario, anchor, writes, now.slice(0, 13)])
    if (mark !== lastMark) {
      lastMark = mark
      changedAt = hostTime()
      cache.clear()
    }
    const cached = cache.get(key)
    if (cached !== undefined && hostTime() - changedAt > SETTLE_MS) return cached
    const figures = await (asked ?? control.figures(club, filters))
    cache.set(key, figures)
    return figures
  }
}
