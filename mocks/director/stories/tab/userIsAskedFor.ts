import type { CallSource } from '../../../calls/callLog.ts'
import type { RecordedCall } from '../../../har/call.ts'
import { accessToken } from '../../session/cookies.ts'

/** How often the page is asked, in milliseconds, and how often in all: a page without a session asks for no user. */
const ASK_MS = 100
const ASKS = 100

/**
 * Makes the page ask for its user, and resolves once it has an answer that is younger than this call. The page asks
 * when its window gets the focus, but not while it still waits for the user of a session that has just begun.
 */
export async function userIsAskedFor(calls: CallSource, signal: AbortSignal): Promise<void> {
  const isOfPage = ({ operation, requestHeaders }: RecordedCall) =>
    operation === 'account.me' &&
    requestHeaders.some(([name, value]) => name === 'authorization' && value === `Bearer ${accessToken()}`)
  const earlier = new Set(calls.calls().map(({ id }) => id))
  for (let asks = 0; asks < ASKS; asks++) {
    const since = calls.calls().filter((call) => isOfPage(call) && !earlier.has(call.id))
    if (signal.aborted || since.some(({ time }) => time !== null)) return
    if (since.length === 0) dispatchEvent(new Event('focus'))
    // oxlint-disable-next-line no-await-in-loop -- one look after another
    await new Promise((resolve) => setTimeout(resolve, ASK_MS))
  }
}
