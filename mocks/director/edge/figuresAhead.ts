import type { Control } from '../../control.ts'
import { accessToken, claimOf } from '../session/cookies.ts'

/** Where the cookies of the session and the view of the dashboard are. */
interface Page {
  cookie: string
  location: Pick<Location, 'search' | 'hash'>
}

/**
 * Lets the server compute the figures of the dashboard while the app loads: that takes longer than the first call of
 * any other page, and the frame asks only once the app is there. The session says for which club, the address for which
 * filters.
 */
export function askForFiguresAhead(control: Pick<Control, 'figures'>, page: Page = document) {
  // The demo of a link replaces this one.
  if (page.location.hash.startsWith('#demo=')) return
  const tenant = claimOf(accessToken(page), 'tenant')
  if (typeof tenant !== 'string') return
  // The frame asks the same, and reports failures.
  control.figures(tenant, Object.fromEntries(new URLSearchParams(page.location.search))).catch(() => {})
}
