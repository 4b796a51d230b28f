import type { Backend, OnHeld } from '../../control.ts'
import { CALL_HEADER, MODEL_HEADER } from './callHeaders.ts'

/** How long an answer is kept, in milliseconds, in case its call arrives a second time. */
const REMEMBERED_MS = 60_000
/**
 * A call that the page answers fails after this many milliseconds, if the model holds it back longer. The client's
 * upload time-out needs progress, which is absent here.
 */
const IN_PAGE_TIMEOUT_MS = 60_000
/** A call that has not come back from the service worker after this many milliseconds is late. */
const LATE_MS = 5000

/** Stands for the answer to a call that is late. */
export const LATE = Symbol('late')

/** A call that passes through the service worker and comes back to the page. */
export interface PassingCall {
  /** Resolves if the call is late; never once it has come back. */
  late: Promise<typeof LATE>
  /** True while the model holds the call back. */
  isHeld(): boolean
  /** Called once the service worker has answered it, or never will. */
  end(): void
}

/** The model's answers to the calls of a page. */
export interface CallAnswers {
  /** Answers a write that has an id once: when it arrives again, it gets the same answer and is not repeated. */
  answerOnce(this: void, request: Request): Promise<Response>
  /** Answers a call in the page, with a time-out for one that the model holds back. */
  answerInTime(request: Request, onHeld: OnHeld): Promise<Response>
  /** Answers a call in the page, without a time-out. */
  answerInPage(request: Request): Promise<Response>
  /** Expects a call to come back from the service worker. */
  expect(call: string, onHeld: OnHeld): PassingCall
}

export function createCallAnswers(backend: Backend): CallAnswers {
  const answered = new Map<string, Promise<Response>>()
  /** What to do when a call comes back, by its id. */
  const passing = new Map<string, { arrive(): void; onHeld: OnHeld }>()

  function answerOnce(request: Request, onHeld?: OnHeld): Promise<Response> {
    const call = request.headers.get(CALL_HEADER)
    const passed = passing.get(call ?? '')
    passed?.arrive()
    const known = call === null ? undefined : answered.get(call)
    if (known) return known.then((response) => response.clone())
    const reply = answer(backend, request, onHeld ?? passed?.onHeld)
    if (call === null || request.method === 'GET') return reply
    answered.set(call, reply)
    return reply.then((response) => response.clone())
  }

  return {
    answerOnce: (request) => answerOnce(request),
    answerInTime: (request, onHeld) =>
      withTimeout(IN_PAGE_TIMEOUT_MS, (startTimer) => {
        const reply = answerOnce(request, (milliseconds) => {
          onHeld(milliseconds)
          if (milliseconds >= IN_PAGE_TIMEOUT_MS) startTimer()
        })
        return unlessAborted(request, reply)
      }),
    answerInPage: (request) => unlessAborted(request, answerOnce(request)),
    expect(call, onHeld) {
      let heldUntil = 0
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise<typeof LATE>((resolve) => {
        timer = setTimeout(resolve, LATE_MS, LATE)
      })
      const arrive = () => clearTimeout(timer)
      passing.set(call, {
        arrive,
        onHeld(milliseconds) {
          heldUntil = performance.now() + milliseconds
          onHeld(milliseconds)
        },
      })
      return {
        late,
        isHeld: () => performance.now() < heldUntil,
        end() {
          arrive()
          passing.delete(call)
          // A message of this call may still arrive from a service worker that was stopped.
          setTimeout(() => answered.delete(call), REMEMBERED_MS)
        },
      }
    },
  }
}

async function answer(backend: Backend, request: Request, onHeld: OnHeld | undefined): Promise<Response> {
  const response = await (onHeld ? backend.answer(request, onHeld) : backend.fetch(request))
  response.headers.set(MODEL_HEADER, '1')
  return response
}

/** Fails as soon as the caller aborts, and cancels the body of an answer that comes after that. */
function unlessAborted({ signal }: Request, reply: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort)
    reply.then((response) => {
      signal.removeEventListener('abort', abort)
      if (signal.aborted) void response.body?.cancel()
      else resolve(response)
    }, reject)
  })
}

/** @param act starts the time-out when it wants */
function withTimeout<T>(milliseconds: number, act: (startTimer: () => void) => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  return new Promise<T>((resolve, reject) => {
    const error = Object.assign(new Error('The server did not answer in time.'), { name: 'TimeoutError' })
    act(() => {
      timer ??= setTimeout(() => reject(error), milliseconds)
    }).then(resolve, reject)
  }).finally(() => clearTimeout(timer))
}
