import { describe, expect, it } from 'vitest'
import { rovers } from '../../seed/scenarios/scenarios.ts'
import { seeded, WINTER } from '../../seed/seeded.ts'
import { createSimulation } from '../../db/simulation.ts'
import { rebuildProfiles } from './profiles.ts'

async function open() {
  const db = await seeded('two-clubs')
  let ids = 0
  const rebuild = () =>
    rebuildProfiles({ db, clock: createSimulation(WINTER, () => {}), newId: () => `new-${++ids}` }, rovers.id)
  return { tables: db.tables, rebuild }
}

describe('the rebuild of profiles', () => {
  it('changes nothing if nothing was written', async () => {
    const { tables, rebuild } = await open()
    const before = [...tables.fanProfiles.all(rovers.id)]
    rebuild()
    expect(tables.fanProfiles.all(rovers.id)).toEqual(before)
  })

  it.each(['fans', 'ticketingCustomers', 'shopCustomers'] as const)('adds a person who is new in %s', async (name) => {
    const { tables, rebuild } = await open()
    const [row] = tables[name].all(rovers.id)
    // Each table takes a row of its own.
    tables[name].put(rovers.id, [{ ...row, id: 'x', email: 'New@post.example' } as never])
    rebuild()
    expect(tables.fanProfiles.find(rovers.id, 'new@post.example')).toMatchObject([{ id: 'new-1' }])
  })

  it('removes a person whom no source has any more', async () => {
    const { tables, rebuild } = await open()
    const fan = tables.fans
      .all(rovers.id)
      .find(({ email }) =>
        [tables.shopCustomers, tables.ticketingCustomers].every((table) => table.find(rovers.id, email).length === 0),
      )
    tables.fans.remove(rovers.id, fan?.id ?? '')
    rebuild()
    expect(tables.fanProfiles.find(rovers.id, fan?.email ?? '')).toEqual([])
    expect(tables.fanProfiles.all(rovers.id).length).toBe(299)
  })
})
