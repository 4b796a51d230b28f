import { describe, expect, it } from 'vitest'
import { openWorld, tenantOf } from '../../tests/support/world/world.ts'
import { contract } from '../../src/contract/index.ts'
import { createBackend } from '../backend.ts'
import type { Backend } from '../control.ts'
import { memoryStore } from '../db/journal/journal.ts'
import type { ClubData } from '../seed/prospect/clubData.ts'

const club: ClubData = {
  name: 'HC Bergen Lynxes',
  sport: 'ice-hockey',
  country: 'NO',
  colours: ['#0B5FA5', '#FFFFFF'],
  fans: 200,
}
const clubIn = async ({ control }: Backend) => (await control.info()).club

describe('the club of a prospect', () => {
  it('is part of the journal: it survives a restart, and a reset goes back to it', async () => {
    const store = memoryStore()
    const first = createBackend({ club, store })
    const hash = await first.control.stateHash()
    await first.control.advance(7 * 86_400_000)
    const second = createBackend({ scenario: 'prospect', store })
    expect(await clubIn(second)).toEqual(club)
    expect(await second.control.stateHash()).toBe(await first.control.stateHash())
    await second.control.reset()
    expect(await clubIn(second)).toEqual(club)
    expect(await second.control.stateHash()).toBe(hash)
  })

  it('stays the same if its saved changes cannot be read', async () => {
    const store = memoryStore()
    const first = createBackend({ store })
    await first.control.loadScenario('prospect', club)
    await first.control.emit({
      type: 'FansImported',
      tenant: (await first.control.people())[0]?.tenant ?? '',
      id: null,
    })
    // The store is typed as unknown.
    const stored = structuredClone(store.journals.get('prospect/1')) as { entries: object[] }
    const entries = stored.entries.map((entry) => ({ ...entry, endpoint: 'no.such' }))
    store.journals.set('prospect/1', { ...stored, entries })
    const second = createBackend({ store })
    const { club: shown, notices } = await second.control.info()
    expect(notices.join()).toContain('could not be read')
    expect(shown).toEqual(club)
  })

  it('survives an export and an import, whatever the order of its fields', async () => {
    const { control } = createBackend({ club })
    await control.advance(3_600_000)
    const exported = await control.exportJournal()
    const reversed = Object.fromEntries(Object.entries(exported.head.club ?? {}).toReversed())
    const store = memoryStore()
    const other = createBackend({ scenario: 'rovers', store })
    await other.control.importJournal({ ...exported, head: { ...exported.head, club: reversed } })
    expect(await other.control.info()).toMatchObject({ scenario: 'prospect', club })
    expect(await other.control.stateHash()).toBe(await control.stateHash())
    const restarted = createBackend({ club, store })
    expect(await restarted.control.info()).toMatchObject({ club, notices: [] })
    const changed = { ...exported, head: { ...exported.head, club: { ...club, name: 'Another' } } }
    await expect(other.control.importJournal(changed)).rejects.toThrow('its checksum is wrong')
  })

  it('imports no journal with a wrong club, and changes nothing then', async () => {
    const { head, entries } = await createBackend({ club }).control.exportJournal()
    const other = createBackend({ scenario: 'two-clubs' })
    const hash = await other.control.stateHash()
    await expect(other.control.importJournal({ head: { ...head, club: { fans: -1 } }, entries })).rejects.toThrow(
      'club.fans must not be negative.',
    )
    expect(await other.control.stateHash()).toBe(hash)
  })

  it('is there again after another scenario, until another club is given', async () => {
    const { control } = createBackend({ club })
    await control.loadScenario('two-clubs')
    expect(await control.info()).toMatchObject({ scenario: 'two-clubs', club: null })
    await control.loadScenario('prospect')
    expect(await control.info()).toMatchObject({ scenario: 'prospect', club })
    await control.loadScenario('prospect', { name: 'Another' })
    expect(await control.info()).toMatchObject({ club: { name: 'Another' } })
    await expect(control.loadScenario('prospect', { fans: -1 })).rejects.toThrow('club.fans must not be negative.')
    await expect(control.loadScenario('rovers', club)).rejects.toThrow('only the scenario prospect takes a club')
    expect(await control.info()).toMatchObject({ club: { name: 'Another' } })
  })

  it('has a default for everything', async () => {
    const { control } = createBackend({ scenario: 'prospect' })
    const { accounts, club: data } = await control.info()
    expect(data).toBeNull()
    expect(accounts.map(({ club: name, note }) => [name, note])).toEqual([
      ['Aldermoor Athletic', 'Admin'],
      ['Aldermoor Athletic', 'User'],
    ])
  })

  it('is refused at once if it is wrong', () => {
    expect(() => createBackend({ club: { fans: -1 } })).toThrow('club.fans must not be negative.')
    expect(() => createBackend({ club, scenario: 'rovers' })).toThrow('only the scenario prospect takes a club')
  })

  it('leaves the saved changes of another scenario alone, which the store remembers', async () => {
    const store = memoryStore()
    const first = createBackend({ club, store })
    await first.control.loadScenario('two-clubs')
    await first.control.emit({ type: 'FansImported', tenant: 'x', id: 'y' })
    const second = createBackend({ club, store })
    expect(await second.control.info()).toMatchObject({ scenario: 'two-clubs', club: null, writes: 1, notices: [] })
  })

  it('is the same club whatever the order of its fields', async () => {
    const store = memoryStore()
    await createBackend({ club, store }).control.emit({ type: 'FansImported', tenant: 'x', id: 'y' })
    const stored = store.journals.get('prospect/1') as { head: { club: object } }
    stored.head.club = Object.fromEntries(Object.entries(stored.head.club).toReversed())
    const { control } = createBackend({ club, store })
    expect(await control.info()).toMatchObject({ writes: 1, notices: [], club })
  })

  it('is refused in a journal of another scenario', async () => {
    const { head, entries } = await createBackend({ scenario: 'two-clubs' }).control.exportJournal()
    const { control } = createBackend({ scenario: 'rovers' })
    await expect(control.importJournal({ head: { ...head, club }, entries })).rejects.toThrow(
      'only the scenario prospect takes a club',
    )
    expect(await control.info()).toMatchObject({ scenario: 'rovers', club: null })
  })

  it('leaves the accounts of the other clubs as they are', async () => {
    const { backend, api } = await openWorld({ club: { name: 'Harbour', fans: 30 } })
    expect(await api.call(contract.account.me, {})).toMatchObject({ email: 'admin@harbour-club.example' })
    const other = await openWorld({ club: { name: 'Harbour', fans: 30 }, as: 'admin@harbour.example' })
    const found = await other.api.call(contract.club.get, { params: { tenant: tenantOf(other) } })
    expect(found.name).toBe('Harbour Basquete')
    expect((await backend.control.info()).accounts.map((account) => account.club)).toEqual(['Harbour', 'Harbour'])
  })

  it('sets a saved journal of another club aside', async () => {
    const store = memoryStore()
    await createBackend({ club, store }).control.advance(60_000)
    const { control } = createBackend({ club: { ...club, name: 'Another' }, store })
    const { notices } = await control.info()
    expect(notices.join()).toContain('it is of another club')
    expect(await control.info()).toMatchObject({ club: { name: 'Another' } })
  })

  it('keeps who is signed in when it changes', async () => {
    const { backend, api } = await openWorld({ scenario: 'two-clubs' })
    const tenant = tenantOf({ api })
    await backend.control.loadScenario('prospect', club)
    const me = await api.call(contract.account.me, {})
    expect(me).toMatchObject({ tenant, email: 'admin@hcbergenlynxes.example', role: 'admin' })
    expect(await api.call(contract.club.get, { params: { tenant } })).toMatchObject({ name: club.name })
  })
})
