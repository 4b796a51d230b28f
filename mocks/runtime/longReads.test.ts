import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { turnsUntil } from '../../tests/support/host/turnsUntil.ts'
import { person } from '../../tests/support/model/person.ts'
import { createBackend } from '../backend.ts'

/** Far more turns of the event loop than an answer takes that needs nothing ahead. */
const MANY = 20
/** More turns than everything takes that is prepared ahead for a list of 50,000 rows. */
const ENOUGH = 20_000

describe('the first read of its kind at 100,000 fans, every step of which takes a whole slice', () => {
  beforeEach(() => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it.each([
    ['a search for tickets', '/ticketing/:tenant/tickets?searchQuery=west'],
    ['a search for fans', '/fan/:tenant/fan-profiles?searchQuery=west'],
    ['orders by amount', '/shop/:tenant/orders?orderBy=amount'],
    ['customers by e-mail', '/shop/:tenant/customers?orderBy=email'],
    ['members by city', '/membership/:tenant/memberships?orderBy=city'],
    ['the statistics of Home', '/stats/:tenant/fans'],
  ])('lets other work run: %s; the next one takes few turns', async (_, path) => {
    const { call } = await person(createBackend({ scenario: 'huge' }))
    const status = async () => expect((await call('GET', path)).status).toBe(200)
    expect(await turnsUntil(status())).toBeGreaterThan(MANY)
    expect(await turnsUntil(status())).toBeLessThan(MANY)
  })

  it('is prepared once its list has been opened and nobody calls: a search, and a sort that takes longer than others', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { call } = await person(createBackend({ scenario: 'huge' }))
    const turnsOf = async (query: string) => turnsUntil(call('GET', `/shop/:tenant/customers?${query}`))
    await turnsOf('')
    await vi.advanceTimersByTimeAsync(300)
    for (let turn = 0; turn < ENOUGH; turn++) await new Promise((resolve) => setImmediate(resolve))
    expect(await turnsOf('searchQuery=west')).toBeLessThan(MANY)
    expect(await turnsOf('orderBy=signedUpAt')).toBeLessThan(MANY)
  })
})
