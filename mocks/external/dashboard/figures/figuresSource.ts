import type { Control, FigureFilters, Figures } from '../../../control.ts'

/** A write can start a sync or a reset, which continues for some seconds without another write; in milliseconds. */
const SETTLE_MS = 12_000

/** The part of the control API that the dashboard uses. */
export type DashboardControl = Pick<Control, 'info' | 'figures'>

/**
 * Creates a function that returns the figures of a club. It recomputes them only if something may have changed, so that it can be
 * polled.
 *
 * @param hostTime returns milliseconds
 */
export function createFiguresSource(control: DashboardControl, hostTime = () => performance.now()) {
  const cache = new Map<string, { mark: string; figures: Figures | null }>()
  let lastMark = ''
  let changedAt = 0
  return async (club: string, filters: FigureFilters): Promise<Figures | null> => {
    const { scenario, anchor, writes, now } = await control.info()
    // Includes the hour, because figures of the last days also change with the clock.
    const mark = JSON.stringify([scenario, anchor, writes, now.slice(0, 13)])
    if (mark !== lastMark) {
      lastMark = mark
      changedAt = hostTime()
      cache.clear()
    }
    const key = JSON.stringify([club, filters])
    const cached = cache.get(key)
    if (cached && hostTime() - changedAt > SETTLE_MS) return cached.figures
    const figures = await control.figures(club, filters)
    cache.set(key, { mark, figures })
    return figures
  }
}
