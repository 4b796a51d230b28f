import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBackend } from '../../backend.ts'
import type { OnHeld } from '../../control.ts'
import { createCallAnswers, LATE } from './callAnswers.ts'
import { CALL_HEADER } from './callHeaders.ts'

const ignore: OnHeld = () => {}

describe('answers to the calls of a page', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const support = (call: string) =>
    new Request('http://club.example/api/v1/accounts/support', {
      method: 'POST',
      headers: { [CALL_HEADER]: call, 'content-type': 'application/json' },
      body: '{}',
    })
  /** A backend that counts its calls and holds each of them back. */
  const holding = (milliseconds: number) => {
    const backend = createBackend({ scenario: 'new-club' })
    const answer = vi.fn(async (_: Request, onHeld?: OnHeld) => {
      onHeld?.(milliseconds)
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      return Response.json({})
    })
    return { answers: createCallAnswers({ ...backend, answer, fetch: (request) => answer(request) }), answer }
  }

  it('perform a write once, although the page answers it and it then comes back from the service worker', async () => {
    const { answers, answer } = holding(10)
    const passing = answers.expect('1', ignore)
    const inPage = answers.answerInTime(support('1'), ignore)
    const throughWorker = answers.answerOnce(support('1'))
    await vi.advanceTimersByTimeAsync(10)
    expect([(await inPage).status, (await throughWorker).status]).toEqual([200, 200])
    expect(answer).toHaveBeenCalledOnce()
    passing.end()
    await vi.advanceTimersByTimeAsync(1000)
    await answers.answerOnce(support('1'))
    expect(answer).toHaveBeenCalledOnce()
  })

  it('report a call as late if it has not come back after five seconds', async () => {
    const { answers } = holding(0)
    const [late, arrived] = [answers.expect('1', ignore), answers.expect('2', ignore)]
    let isLate = false
    void arrived.late.then(() => (isLate = true))
    void answers.answerOnce(support('2'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(await late.late).toBe(LATE)
    expect(isLate).toBe(false)
  })

  it('know while the model holds a call back', async () => {
    const { answers } = holding(100)
    const onHeld = vi.fn()
    const passing = answers.expect('1', onHeld)
    expect(passing.isHeld()).toBe(false)
    void answers.answerOnce(support('1'))
    expect(onHeld).toHaveBeenCalledExactlyOnceWith(100)
    expect(passing.isHeld()).toBe(true)
    await vi.advanceTimersByTimeAsync(100)
    expect(passing.isHeld()).toBe(false)
  })

  it('fail at once when the caller aborts, although the model still holds the call back, and cancel what comes later', async () => {
    const { answers, answer } = holding(30_000)
    const cancel = vi.fn<() => void>()
    answer.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 30_000))
      return new Response(new ReadableStream({ cancel }))
    })
    const caller = new AbortController()
    const call = () => new Request('http://club.example/api/v1/news', { signal: caller.signal })
    const failures = [answers.answerInPage(call()), answers.answerInTime(call(), ignore)].map((reply) =>
      reply.catch((error: unknown) => error),
    )
    await vi.advanceTimersByTimeAsync(1000)
    const reason = new Error('left')
    caller.abort(reason)
    expect(await Promise.all(failures)).toEqual([reason, reason])
    // One that is aborted before it begins fails as well.
    await expect(answers.answerInPage(call())).rejects.toBe(reason)
    expect(cancel).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(cancel).toHaveBeenCalledTimes(3)
  })

  it('time out in the page after a minute, and only if the model holds the call back', async () => {
    const held = holding(2_000_000)
      .answers.answerInTime(support('1'), ignore)
      .catch((error: unknown) => error)
    const short = holding(1000).answers.answerInTime(support('2'), ignore)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await held).toMatchObject({ name: 'TimeoutError' })
    expect((await short).status).toBe(200)
  })
})
