import * as fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { createBackend } from '../../mocks/backend.ts'
import type { Backend } from '../../mocks/control.ts'
import { PASSWORD } from '../../mocks/seed/scenarios/scenarios.ts'
import { isWrite } from '../../src/contract/endpoint/endpoint.ts'
import { endpoints } from '../../src/contract/index.ts'
import { exampleOf } from './tools/examples.ts'
import { expectError, expectReply, openSession } from './tools/session.ts'

/** Which change from now on breaks; `made` counts them. */
const fault = vi.hoisted(() => ({ at: Number.POSITIVE_INFINITY, made: 0 }))

vi.mock('../../mocks/db/changes.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('../../mocks/db/changes.ts')>()
  return {
    ...real,
    createChanges() {
      const changes = real.createChanges()
      return {
        ...changes,
        touch() {
          if (++fault.made === fault.at) throw new Error('the change broke')
          changes.touch()
        },
      }
    },
  }
})

afterEach(() => {
  fault.at = Number.POSITIVE_INFINITY
})

const account = (email: string) => ({ email, password: PASSWORD })

async function open() {
  const bugs: unknown[] = []
  const backend = createBackend({ scenario: 'two-clubs', onBug: (error) => bugs.push(error) })
  const session = openSession({
    url: 'http://club.example/api/v1',
    fetch: backend.fetch,
    control: backend.control,
    admin: account('admin@rovers.example'),
    user: account('user@rovers.example'),
    otherTenant: account('admin@harbour.example'),
    unpaid: account('owner@newclub.example'),
    destructive: true,
  })
  // The seed is no change of the write that is tried.
  await backend.control.info()
  return { backend, session, bugs }
}

/** All that a write may leave. */
const traces = async ({ control }: Backend) => ({
  hash: await control.stateHash(),
  writes: (await control.info()).writes,
  entries: (await control.exportJournal()).entries,
  mails: await control.mails(),
})

const writes = endpoints.filter(isWrite)
/** A call that changes something: who asks for a link to an unknown address gets none. */
const callOf = (id: string) =>
  id === 'account.forgotPassword' ? async () => ({ body: { email: 'admin@rovers.example' } }) : exampleOf(id)
/** A write of so many changes is tried with a fault at each; a larger one at so many that are drawn. */
const FAULTS = 12

it.each(writes.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s that breaks at any of its changes leaves none of them',
  async (id, endpoint) => {
    const { backend, session, bugs } = await open()
    const sent = await callOf(id)(session)
    const before = await traces(backend)

    /** Sends the call with a fault at one of its changes. */
    const send = async (at: number) => {
      Object.assign(fault, { at, made: 0 })
      return session.send(endpoint, sent)
    }

    // Its changes are counted in a world of its own.
    const twin = await open()
    const twinSent = await callOf(id)(twin.session)
    fault.made = 0
    expectReply(endpoint, await twin.session.send(endpoint, twinSent))
    const changes = fault.made
    expect(changes).toBeGreaterThan(0)

    const places = Array.from({ length: changes }, (_, index) => index + 1)
    const tried = changes <= FAULTS ? places : fc.sample(fc.constantFrom(...places), { seed: 15, numRuns: FAULTS })
    for (const [count, at] of tried.entries()) {
      expectError(await send(at), 500)
      expect(bugs).toHaveLength(count + 1)
      expect(await traces(backend)).toEqual(before)
    }

    expectReply(endpoint, await send(Number.POSITIVE_INFINITY))
    expect((await traces(backend)).hash).toBe((await traces(twin.backend)).hash)
  },
)
