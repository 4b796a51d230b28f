import { beforeEach, expect, it, vi } from 'vitest'
import { createBackend, TEST_ANCHOR } from '../../backend.ts'
import { accessToken, sessionEnd, signOut } from './cookies.ts'
import { keepSession, leap, openSession } from './keepSession.ts'
import { signedInId } from './useSignIn.ts'

const DAY = 24 * 60 * 60_000

beforeEach(() => signOut())

async function open(hostTime?: () => number) {
  const { control, fetch } = createBackend({ scenario: 'two-clubs', ...(hostTime && { hostTime }) })
  await openSession(control, (await control.people())[0]?.id ?? '')
  const me = () =>
    fetch(new Request('http://club/api/v1/accounts/me', { headers: { authorization: `Bearer ${accessToken()}` } }))
  return { control, me }
}

const signIn = async () => (await open()).control

it('renews a session that ends soon, and no other', async () => {
  const control = await signIn()
  const id = signedInId()
  const end = sessionEnd() ?? 0
  await control.advance(10 * DAY)
  await keepSession(control)
  expect(sessionEnd()).toBe(end)
  await control.advance(10 * DAY)
  await keepSession(control)
  expect(sessionEnd()).toBeGreaterThan(end)
  expect(signedInId()).toBe(id)
})

it('opens none for somebody who is signed out, and none again that has ended', async () => {
  const control = await signIn()
  const end = sessionEnd()
  await control.advance(31 * DAY)
  await keepSession(control)
  expect(sessionEnd()).toBe(end)
  signOut()
  await keepSession(control)
  expect(sessionEnd()).toBeNull()
})

it('lets no call of the product fail after a jump, and leaves its session as it is', async () => {
  const { control, me } = await open()
  const end = sessionEnd()
  await leap(7 * DAY, { advance: control.advance, keep: (ahead) => keepSession(control, ahead) })
  expect((await me()).status).toBe(200)
  expect(sessionEnd()).toBe(end)
  // It lasts no longer after the jump than at any other time.
  await control.advance(15 * 60_000)
  expect((await me()).status).toBe(401)
})

it('keeps a session through jumps, although time has passed faster than a session lasts', async () => {
  const host = { time: TEST_ANCHOR }
  const { control, me } = await open(() => host.time)
  await control.speed(3600)
  for (let minute = 0; minute < 13; minute++) {
    host.time += 60_000
    await control.info()
  }
  await control.speed(1)
  await leap(40 * DAY, { advance: control.advance, keep: (ahead) => keepSession(control, ahead) })
  expect((await me()).status).toBe(200)
})

it('jumps in parts, and stops between them', async () => {
  const advance = vi.fn(async () => {})
  const keep = vi.fn(async () => {})
  const report = vi.fn<(share: number) => void>()
  await leap(40 * DAY, { advance, keep, report })
  expect(advance.mock.calls).toEqual([[15 * DAY], [15 * DAY], [10 * DAY]])
  expect(keep).toHaveBeenCalledTimes(3)
  expect(report.mock.calls).toEqual([[0.375], [0.75]])
  const stop = new AbortController()
  const stopping = leap(40 * DAY, { advance, keep: async () => stop.abort(), signal: stop.signal })
  await expect(stopping).rejects.toThrow('abort')
  expect(advance).toHaveBeenCalledTimes(4)
})
