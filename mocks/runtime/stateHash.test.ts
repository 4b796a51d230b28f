import { describe, expect, it } from 'vitest'
import { longestSlice } from '../../tests/support/host/cpuTime.ts'
import { firstId, person } from '../../tests/support/model/person.ts'
import { createBackend } from '../backend.ts'
import { connectorIdOf } from '../seed/connectors/connectorIds.ts'
import { rovers } from '../seed/scenarios/scenarios.ts'

describe('the state hash of a large club', () => {
  it('never blocks other requests for 50 ms, whether it is the first or follows a write', async () => {
    const slicesOf = async () => {
      const backend = createBackend({ scenario: 'rovers' })
      const first = await longestSlice(() => backend.control.stateHash())
      const { call } = await person(backend)
      await call('PUT', `/fan/:tenant/fan-profiles/${await firstId(backend)}`, { city: 'Kendal' })
      return Math.max(first, await longestSlice(() => backend.control.stateHash()))
    }
    // Garbage collection may fall into a slice, so only the best of a few runs counts.
    let best = Infinity
    for (let run = 0; run < 3 && best >= 50; run++) best = Math.min(best, await slicesOf())
    expect(best).toBeLessThan(50)
  })

  it('reflects a single moment, although writes continue during the computation', async () => {
    const backend = createBackend({ scenario: 'huge' })
    const { call } = await person(backend)
    const path = `/fan/:tenant/fan-profiles/${await firstId(backend)}`
    // The hash reads only rows that were written, or that wait to be restored.
    const connector = connectorIdOf(rovers.id, 'fan')
    expect((await call('POST', `/integrations/:tenant/connectors/${connector}/reset`)).status).toBe(202)
    // Now they are removed, and the sync that restores them is under way.
    await backend.control.advance(3000)
    const progress = { done: false }
    const hashing = backend.control.stateHash().finally(() => (progress.done = true))
    let writes = 0
    const states = new Map<string, number>()
    while (!progress.done) {
      await call('PUT', path, { city: `Town ${writes % 2}` })
      await new Promise((resolve) => setTimeout(resolve))
      writes++
    }
    expect(writes).toBeGreaterThan(1)
    const hash = await hashing
    for (const city of ['Town 0', 'Town 1']) {
      await call('PUT', path, { city })
      states.set(await backend.control.stateHash(), states.size)
    }
    expect(states).toHaveProperty('size', 2)
    expect([...states.keys()]).toContain(hash)
  })
})
