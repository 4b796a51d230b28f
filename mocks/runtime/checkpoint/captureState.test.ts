import { describe, expect, it } from 'vitest'
import { person } from '../../../tests/support/model/person.ts'
import { createBackend } from '../../backend.ts'
import { finish, ready } from '../../db/steps.ts'
import { connectorIdOf } from '../../seed/connectors/connectorIds.ts'
import { rovers } from '../../seed/scenarios/scenarios.ts'
import { replayEntry } from '../replay.ts'
import { createState, type State } from '../state.ts'
import { captureState } from './captureState.ts'
import { restoreState } from './restoreState.ts'

const DAY = 24 * 60 * 60_000

const open = () => createBackend({ scenario: 'two-clubs' })

describe('the state of a checkpoint', () => {
  it('is left out while rows wait to be restored, and for more rows than it saves time for', async () => {
    const backend = open()
    const { call } = await person(backend)
    const path = `/integrations/:tenant/connectors/${connectorIdOf(rovers.id, 'fan')}`
    expect((await call('POST', `${path}/reset`)).status).toBe(202)
    const { head, entries } = await backend.control.exportJournal()
    const state = await createState('two-clubs', head, (error) => expect.unreachable(String(error)))
    for (const entry of entries) await replayEntry(state, entry)
    expect(captureState(state)).not.toBeNull()
    // Now they are removed, and the sync that restores them is under way.
    await state.clock.advanceTo(head.anchor + 3000)
    expect(captureState(state)).toBeNull()
    await state.clock.advanceTo(head.anchor + 6000)
    expect(captureState(state)).not.toBeNull()

    const { fans } = state.db.tables
    const [fan] = fans.all(rovers.id)
    if (!fan) throw new Error('there is no fan')
    const copies = (count: number) => Array.from({ length: count }, (_, at) => ({ ...fan, id: `copy${at}` }))
    fans.put(rovers.id, copies(19_000))
    expect(captureState(state)).not.toBeNull()
    fans.put(rovers.id, copies(20_001))
    expect(captureState(state)).toBeNull()
    for (const { id } of copies(20_001)) fans.remove(rovers.id, id)
    expect(captureState(state)).toBeNull()
  })

  it('keeps expired tokens, removed rows, the order of rows with the same e-mail, and a club without rows', async () => {
    const { head } = await open().control.exportJournal()
    const create = () => createState('two-clubs', head, (error) => expect.unreachable(String(error)))
    const state = await create()
    const { db } = state
    const { fans } = db.tables
    db.accessGeneration++
    const [first, second] = fans.all(rovers.id)
    if (!first || !second) throw new Error('there are no fans')
    fans.remove(rovers.id, second.id)
    const twins = ['a', 'b', 'c'].map((id) => ({ ...first, id, email: 'twin@club.example' }))
    fans.put(rovers.id, twins)
    fans.put(rovers.id, twins.slice(0, 1))
    const other = db.clubs.all().find(({ id }) => id !== rovers.id && fans.size(id) > 0)?.id ?? ''
    for (const table of Object.values(db.tables)) table.clear(other)

    const lines = captureState(state)
    const continued = await create()
    finish(await restoreState(continued, finish(lines?.() ?? ready([]))))
    const twinsOf = (of: State) => of.db.tables.fans.findAll(rovers.id, 'twin@club.example').map(({ id }) => id)
    expect(twinsOf(state)).toEqual(['b', 'c', 'a'])
    expect(twinsOf(continued)).toEqual(twinsOf(state))
    expect(continued.db.accessGeneration).toBe(db.accessGeneration)
    expect(continued.db.tables.fans.has(rovers.id, second.id)).toBe(false)
    expect(continued.db.tables.fans.size(other)).toBe(0)
    expect(finish(continued.hash())).toBe(finish(state.hash()))
  })

  it('continues a season from the middle of a year, as a state that has lived through all of it', async () => {
    const { head } = await open().control.exportJournal()
    const create = () => createState('two-clubs', head, (error) => expect.unreachable(String(error)))
    const state = await create()
    await state.clock.advanceTo(head.anchor + 20 * DAY)
    const lines = captureState(state)
    const continued = await create()
    finish(await restoreState(continued, finish(lines?.() ?? ready([]))))
    // Memberships and season tickets are renewed in summer.
    for (const each of [state, continued]) await each.clock.advanceTo(head.anchor + 250 * DAY)
    expect(finish(continued.hash())).toBe(finish(state.hash()))
  })
})
