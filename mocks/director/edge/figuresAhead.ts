import type { Control } from '../../control.ts'
import { accessToken, claimOf } from '../session/cookies.ts'

/**
 * Lets the server compute what the figures of the dashboard need while the app loads: that takes longer than the first
 * call of any other page, and the frame asks only once the app is there. The session says for which club.
 *
 * @param page where the cookies of the session are
 */
export function computeFiguresAhead(control: Pick<Control, 'figures'>, page: Pick<Document, 'cookie'> = document) {
  const tenant = claimOf(accessToken(page), 'tenant')
  // The frame asks again, and reports failures.
  if (typeof tenant === 'string') control.figures(tenant, {}).catch(() => {})
}
