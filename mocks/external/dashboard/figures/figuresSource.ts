import type { Control, FigureFilters, Figures } from '../../../control.ts'

/** After a write, what it set off (a sync, a reset) goes on for some seconds without another one. */
const SETTLE_MS = 12_000

/** What the dashboard needs of the model. */
export type DashboardControl = Pick<Control, 'info' | 'figures'>

/**
 * The figures of a club, asked for again and again: they are worked out anew only where something may have changed since.
 *
 * @param hostTime gives milliseconds
 */
export function createFiguresSource(control: DashboardControl, hostTime = () => performance.now()) {
  const known = new Map<string, { mark: string; figures: Figures | null }>()
  let lastMark = ''
  let changedAt = 0
  return async (club: string, filters: FigureFilters): Promise<Figures | null> => {
    const { scenario, anchor, writes, now } = await control.info()
    // The hour, since figures of the last days move with the clock too.
    const mark = JSON.stringify([scenario, anchor, writes, now.slice(0, 13)])
    if (mark !== lastMark) {
      lastMark = mark
      changedAt = hostTime()
      known.clear()
    }
    const key = JSON.stringify([club, filters])
    const before = known.get(key)
    if (before && hostTime() - changedAt > SETTLE_MS) return before.figures
    const figures = await control.figures(club, filters)
    known.set(key, { mark, figures })
    return figures
  }
}
