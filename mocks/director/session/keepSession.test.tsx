import { beforeEach, expect, it, vi } from 'vitest'
import { createBackend } from '../../backend.ts'
import { sessionEnd, signOut } from './cookies.ts'
import { keepSession, leap, openSession } from './keepSession.ts'
import { signedInId } from './useSignIn.ts'

const DAY = 24 * 60 * 60_000

beforeEach(() => signOut())

async function signIn() {
  const { control } = createBackend({ scenario: 'two-clubs' })
  await openSession(control, (await control.people())[0]?.id ?? '')
  return control
}

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

it('jumps in parts, and stops between them', async () => {
  const advance = vi.fn(async () => {})
  const keep = vi.fn(async () => {})
  await leap(40 * DAY, { advance, keep })
  expect(advance.mock.calls).toEqual([[15 * DAY], [15 * DAY], [10 * DAY]])
  expect(keep).toHaveBeenCalledTimes(3)
  const stop = new AbortController()
  const stopping = leap(40 * DAY, { advance, keep: async () => stop.abort(), signal: stop.signal })
  await expect(stopping).rejects.toThrow('abort')
  expect(advance).toHaveBeenCalledTimes(4)
})
