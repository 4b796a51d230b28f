/**
 * Setup file of `LATE=7`: half of all calls arrive late, and half of all answers to reads do. A test that takes an order
 * of answers for granted fails, as it would by chance on a busy machine. The number is the seed of the delays.
 */
import { createRng } from '../../../mocks/db/random/rng.ts'
import { wrapWorlds } from './world.ts'

/** How long a call may take to arrive, and its answer after it, in milliseconds. */
const [CALL_MS, ANSWER_MS] = [70, 400]
const rng = createRng(String(import.meta.env['VITE_LATE']))

// Kept, because tests replace it with a timer that they advance themselves.
const realTimeout = globalThis.setTimeout.bind(globalThis)
const wait = (milliseconds: number) => new Promise<void>((resolve) => void realTimeout(resolve, milliseconds))
const waitAtTimes = async (longest: number) => {
  if (rng.chance(0.5)) await wait(rng.next() * longest)
}

wrapWorlds((send) => async (request) => {
  // The event stream is as quick as ever, and so overtakes the answers.
  if (request.url.endsWith('/system/sse')) return send(request)
  await waitAtTimes(CALL_MS)
  const response = await send(request)
  // Some tests write hundreds of rows, one after another.
  if (request.method === 'GET') await waitAtTimes(ANSWER_MS)
  return response
})
