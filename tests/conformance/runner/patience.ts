import { createMatcher } from '../../../mocks/http/match.ts'
import { endpoints } from '../../../src/contract/index.ts'
import type { Target } from '../target.ts'
import { NoAnswer } from '../tools/violation.ts'

/** Three times what the product waits for an answer. */
const LONGEST_MS = 30_000
/**
 * Once something hangs, a call gets this many times the average answer or the slowest of its operation, and at least
 * one second.
 */
const TIMES_AVERAGE = 10
const TIMES_SLOWEST = 4
const SHORTEST_MS = 1000
/** An operation that leaves this many calls in a row unanswered is not called again. */
const MOST_SILENT = 3
/** The longest answer that is read, in megabytes. The largest page of the contract has a fraction of one. */
const MOST_MB = 64

/** A call that was given up. It goes on in the background, because a slow server may still answer it. */
export interface GivenUp {
  answered: boolean
  /** Resolves with the answer, or after the longest time that a call may take. */
  ended: Promise<void>
}

/** How long a run waits for a server. */
export interface Patience {
  /** The server; a call that gets no answer in time rejects with NoAnswer. */
  target: Target
  /** The calls that were given up since this was last asked. */
  takeGivenUp(): GivenUp[]
  /** From now on every call gets the longest time. */
  waitLonger(): void
}

const match = createMatcher(endpoints)

/**
 * Waits long for the first call that gets no answer, and shorter for all later ones, so that a server that hangs in
 * fifty operations is judged in minutes. Whatever it answers too late for that is no hang: its laws can be judged
 * again.
 */
export function openPatience(target: Target, { longestMs = LONGEST_MS, shortestMs = SHORTEST_MS } = {}): Patience {
  let hangs = false
  const times = { count: 0, total: 0, slowest: new Map<string, number>() }
  let givenUp: GivenUp[] = []
  const silent = new Map<string, GivenUp[]>()
  const noteAnswer = (operation: string, began: number) => {
    const milliseconds = performance.now() - began
    times.count += 1
    times.total += milliseconds
    times.slowest.set(operation, Math.max(times.slowest.get(operation) ?? 0, milliseconds))
    silent.delete(operation)
  }
  const limitOf = (operation: string) => {
    if (!hangs) return longestMs
    const usual = TIMES_AVERAGE * (times.total / Math.max(1, times.count))
    const own = TIMES_SLOWEST * (times.slowest.get(operation) ?? 0)
    return Math.min(longestMs, Math.max(shortestMs, usual, own))
  }
  const ask: Target['fetch'] = async (request) => {
    const operation = operationOf(request, target)
    const before = silent.get(operation) ?? []
    const last = before.at(-1)
    if (last && before.length >= MOST_SILENT) {
      givenUp.push(last)
      throw new NoAnswer(`no answer to ${MOST_SILENT} calls in a row`)
    }
    const began = performance.now()
    const stop = new AbortController()
    const answer = target.fetch(request, stop.signal).then(whole)
    const milliseconds = limitOf(operation)
    const outcome = await outcomeOf(answer, milliseconds)
    if (outcome === 'answered') noteAnswer(operation, began)
    if (outcome !== 'too late') return answer
    hangs = true
    const call: GivenUp = { answered: false, ended: Promise.resolve() }
    call.ended = outcomeOf(answer, longestMs - milliseconds).then((late) => {
      call.answered = late === 'answered'
      if (call.answered) noteAnswer(operation, began)
      stop.abort()
    })
    givenUp.push(call)
    silent.set(operation, [...before, call])
    throw new NoAnswer(`no answer within ${Math.round(milliseconds / 100) / 10} s`)
  }
  return {
    target: { ...target, fetch: ask },
    takeGivenUp() {
      const taken = givenUp
      givenUp = []
      return taken
    },
    waitLonger() {
      silent.clear()
      hangs = false
    },
  }
}

type Outcome = 'answered' | 'broken' | 'too late'

/** What becomes of a call within a time. */
function outcomeOf(answer: Promise<unknown>, milliseconds: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('too late'), milliseconds)
    const settle = (outcome: Outcome) => {
      clearTimeout(timer)
      resolve(outcome)
    }
    answer.then(
      () => settle('answered'),
      () => settle('broken'),
    )
  })
}

/** An answer with its body, which may hang too. A stream never ends, so only its beginning is waited for. */
async function whole(response: Response): Promise<Response> {
  const { body, status, statusText, headers } = response
  if (body === null || headers.get('content-type')?.startsWith('text/event-stream')) return response
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    // Leaving the loop closes the connection.
    if (bytes > MOST_MB * 2 ** 20) throw new NoAnswer(`an answer of more than ${MOST_MB} MB`)
    chunks.push(chunk)
  }
  return new Response(new Blob(chunks), { status, statusText, headers })
}

/** The id of the operation that a request asks for, or its method for what is not in the contract. */
function operationOf({ method, url }: Request, target: Target): string {
  try {
    return match(method, new URL(url).pathname.slice(new URL(target.url).pathname.length)).endpoint.id
  } catch {
    return method
  }
}
