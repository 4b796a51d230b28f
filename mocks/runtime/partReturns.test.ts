import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { person } from '../../tests/support/model/person.ts'
import { memoryStore } from '../db/journal/journal.ts'
import { connectorIdOf } from '../seed/connectors/connectorIds.ts'
import { rovers } from '../seed/scenarios/scenarios.ts'
import { TEST_ANCHOR } from './openBackend.ts'

const PARTS = '../handlers/parts/parts.ts'
const part = { isMissing: false, tries: 0 }

let createBackend: typeof import('../backend.ts').createBackend

beforeAll(async () => {
  // Other test files of this worker have loaded the model already.
  vi.resetModules()
  vi.doMock(PARTS, async (importOriginal) => {
    const real = await importOriginal<typeof import('../handlers/parts/parts.ts')>()
    const { PartMissing } = await import('../seed/scenarios/clubsOf.ts')
    return {
      ...real,
      async loadDeliveries() {
        part.tries++
        if (part.isMissing) throw new PartMissing('what syncs connectors is missing')
        return real.loadDeliveries()
      },
    }
  })
  ;({ createBackend } = await import('../backend.ts'))
})
afterAll(() => {
  vi.doUnmock(PARTS)
  vi.resetModules()
})

const MINUTE = 60_000
const bugs: unknown[] = []
const open = (store = memoryStore()) =>
  createBackend({ scenario: 'two-clubs', hostTime: Date.now, store, onBug: (error) => bugs.push(error) })

beforeEach(() => {
  vi.useFakeTimers({ now: TEST_ANCHOR })
  Object.assign(part, { isMissing: false, tries: 0 })
  bugs.length = 0
})
afterEach(() => void vi.useRealTimers())

it('lets time stand still for readers, refuses writes, and syncs everything at its own time once the part is there', async () => {
  const [late, other] = [open(), open()]
  // The task that ends this sync would be lost if it ran without the part.
  for (const backend of [other, late]) {
    const { call } = await person(backend)
    expect((await call('POST', `/integrations/:tenant/connectors/${connectorIdOf(rovers.id, 'shop')}/sync`)).ok).toBe(
      true,
    )
  }
  const { anchor, writes } = await late.control.info()
  part.isMissing = true
  vi.setSystemTime(TEST_ANCHOR + 300 * MINUTE)
  expect(await late.control.info()).toMatchObject({ now: anchor, writes })
  await expect(late.control.expireAccessTokens()).rejects.toThrow('what syncs connectors is missing')
  part.isMissing = false
  expect(Date.parse((await late.control.info()).now)).toBe(TEST_ANCHOR + 300 * MINUTE)
  expect((await late.control.info()).writes).toBe(writes)
  expect(await late.control.stateHash()).toBe(await other.control.stateHash())
})

it('refuses a jump of the clock that would lead over a sync, and leaves the time as it was', async () => {
  const { control } = createBackend({ scenario: 'two-clubs' })
  const { now } = await control.info()
  part.isMissing = true
  await expect(control.advance(300 * MINUTE)).rejects.toThrow('what syncs connectors is missing')
  part.isMissing = false
  expect((await control.info()).now).toBe(now)
})

it('is asked for every five seconds while nobody calls', async () => {
  const { control } = open()
  await control.info()
  part.isMissing = true
  await vi.advanceTimersByTimeAsync(300 * MINUTE)
  const { tries } = part
  expect(tries).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(part.tries - tries).toBe(12)
  part.isMissing = false
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(bugs).toHaveLength(tries + 12)
})

it('keeps the journal of a club that cannot be brought up to date, and opens it later', async () => {
  const store = memoryStore()
  const first = open(store)
  await first.control.expireAccessTokens()
  vi.setSystemTime(TEST_ANCHOR + 300 * MINUTE)
  part.isMissing = true
  await expect(open(store).control.info()).rejects.toThrow('what syncs connectors is missing')
  part.isMissing = false
  expect(await open(store).control.info()).toMatchObject({ writes: 1, notices: [] })
})
