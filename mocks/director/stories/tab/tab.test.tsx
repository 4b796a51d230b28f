import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCallLog } from '../../../calls/callLog.ts'
import { beginCall } from '../../../har/call.ts'
import { findPart } from './findPart.ts'
import { userIsAskedFor } from './userIsAskedFor.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  document.cookie = 'accessToken=; max-age=0'
})
const { signal } = new AbortController()

/** What a promise has resolved with so far. */
function follow<T>(promise: Promise<T>) {
  const seen: T[] = []
  void promise.then((value) => seen.push(value))
  return seen
}

describe('a part that a story points at', () => {
  const find = () => follow(findPart({ role: 'heading', name: 'Fans', text: '' }, signal))

  it('may be a titled part of the page, or a column', async () => {
    document.body.innerHTML =
      '<section aria-label="Just now">Your fans</section><section aria-label="Your fans"></section><table><tr><th>Score</th></tr></table>'
    const regions = document.querySelectorAll('section')
    expect(await findPart({ role: 'region', name: 'Your fans', text: '' }, signal)).toBe(regions[1])
    expect(await findPart({ role: 'columnheader', name: 'Score', text: '' }, signal)).toBe(document.querySelector('th'))
  })

  it('is waited for while the page is loading, however long a busy machine takes', async () => {
    document.body.innerHTML = '<main><ul aria-busy="true"></ul></main>'
    const found = find()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(found).toEqual([])
    document.body.innerHTML = '<main><h1>Fans</h1></main>'
    await vi.advanceTimersByTimeAsync(0)
    expect(found).toEqual([document.querySelector('h1')])
  })

  it('is missing after ten looks at a page that stands still, though the director beside it does not', async () => {
    document.body.innerHTML = '<main><h1>Home</h1></main><div data-beside><b aria-busy="true">0</b></div>'
    const timer = document.querySelector('b')
    const ticking = setInterval(() => timer?.replaceChildren(String(Date.now())), 100)
    const found = find()
    await vi.advanceTimersByTimeAsync(4900)
    expect(found).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(found).toEqual([null])
    clearInterval(ticking)
  })

  it('is missing at last on a page that never stands still', async () => {
    document.body.innerHTML = '<main><p></p></main>'
    const text = document.querySelector('p')
    const changing = setInterval(() => text?.replaceChildren(String(Date.now())), 100)
    const found = find()
    await vi.advanceTimersByTimeAsync(31_000)
    expect(found).toEqual([null])
    clearInterval(changing)
  })
})

describe('what no event announces', () => {
  it('is known once the page has asked for its user again, as itself', async () => {
    document.cookie = 'accessToken=olive'
    const log = createCallLog()
    const callOf = (id: string, token: string) => ({
      ...beginCall({
        id,
        method: 'GET',
        url: 'http://club.example/api/v1/accounts/me',
        startedAt: 0,
        requestHeaders: [['authorization', `Bearer ${token}`]],
      }),
      operation: 'account.me',
      screen: 'Home',
      page: '/home',
    })
    log.put(callOf('before', 'olive'))
    let asked = 0
    const countAsk = () => void asked++
    addEventListener('focus', countAsk)
    const known = follow(userIsAskedFor(log, signal).then(() => true))
    // The answer was given before; and what the ghost colleague asks is not for the page.
    log.put({ ...callOf('before', 'olive'), time: 5 })
    log.put({ ...callOf('ghost', 'other'), time: 5 })
    await vi.advanceTimersByTimeAsync(1000)
    expect(known).toEqual([])
    expect(asked).toBeGreaterThan(1)
    log.put(callOf('since', 'olive'))
    await vi.advanceTimersByTimeAsync(200)
    const before = asked
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toBe(before)
    expect(known).toEqual([])
    log.put({ ...callOf('since', 'olive'), time: 5 })
    await vi.advanceTimersByTimeAsync(200)
    expect(known).toEqual([true])
    removeEventListener('focus', countAsk)
  })
})
