import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Backend } from '../../mocks/control.ts'
import { PASSWORD } from '../../mocks/seed/scenarios/scenarios.ts'
import { isWrite } from '../../src/contract/endpoint/endpoint.ts'
import { endpoints } from '../../src/contract/index.ts'
import { exampleOf } from './tools/examples.ts'
import { expectError, expectReply } from './tools/replies.ts'
import { openSession } from './tools/session.ts'

/** The number of the change that fails; `made` counts the changes. */
const fault = { at: Number.POSITIVE_INFINITY, made: 0 }

let createBackend: typeof import('../../mocks/backend.ts').createBackend

beforeAll(async () => {
  // Other test files of this worker have loaded the model already.
  vi.resetModules()
  vi.doMock('../../mocks/db/changes.ts', async (importOriginal) => {
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
  ;({ createBackend } = await import('../../mocks/backend.ts'))
})

afterEach(() => {
  fault.at = Number.POSITIVE_INFINITY
})

afterAll(() => {
  vi.doUnmock('../../mocks/db/changes.ts')
  vi.resetModules()
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
  // Seed now, so that the changes of the seed do not count.
  await backend.control.info()
  return { backend, session, bugs }
}

/** Everything that a write can change. */
const stateOf = async ({ control }: Backend) => ({
  hash: await control.stateHash(),
  writes: (await control.info()).writes,
  entries: (await control.exportJournal()).entries,
  mails: await control.mails(),
})

const writes = endpoints.filter(isWrite)
/** A call that changes something. Requesting a link for an unknown address would change nothing. */
const callOf = (id: string) =>
  id === 'account.forgotPassword' ? async () => ({ body: { email: 'admin@rovers.example' } }) : exampleOf(id)
/** The maximum number of faults per write. A write with more changes is tried with a random sample of them. */
const FAULTS = 12

it.each(writes.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s that fails at any of its changes keeps none of them',
  async (id, endpoint) => {
    const { backend, session, bugs } = await open()
    const sent = await callOf(id)(session)
    const before = await stateOf(backend)

    /** Sends the call with a fault at one of its changes. */
    const send = async (at: number) => {
      Object.assign(fault, { at, made: 0 })
      return session.send(endpoint, sent)
    }

    // Count the changes on a second backend.
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
      expect(await stateOf(backend)).toEqual(before)
    }

    expectReply(endpoint, await send(Number.POSITIVE_INFINITY))
    expect((await stateOf(backend)).hash).toBe((await stateOf(twin.backend)).hash)
  },
)
