import { describe, expect, it } from 'vitest'
import { person } from '../../tests/support/model/person.ts'
import { createBackend, type BackendOptions } from '../backend.ts'
import { memoryStore } from '../db/journal/journal.ts'
import { AUTOMATIC_MAX, BEFORE_THE_CALL } from './snapshot.ts'

const open = (options: BackendOptions = {}) => createBackend({ scenario: 'two-clubs', ...options })

/** Adds a fan and lets a day pass. */
async function change(backend: ReturnType<typeof open>, email = 'orla@post.example') {
  const { call } = await person(backend)
  await call('POST', '/fan/:tenant/fans', { firstName: 'Orla', email })
  await backend.control.advance(24 * 60 * 60_000)
}

describe('a snapshot', () => {
  it('brings back the state, the time and the faults that it was saved with', async () => {
    const backend = open()
    await change(backend)
    await backend.control.setFault('deploy')
    const hash = await backend.control.stateHash()
    const { now } = await backend.control.info()
    const saved = await backend.control.saveSnapshot('  Ready for the call ')
    expect(saved).toMatchObject({ name: 'Ready for the call', automatic: false, scenario: 'two-clubs', writes: 1 })
    expect(saved).toMatchObject({ club: 'Westmere Rovers', now, faults: 1 })

    await backend.control.clearFaults()
    await change(backend, 'later@post.example')
    await backend.control.loadScenario('new-club')
    await backend.control.restoreSnapshot(saved.id)
    expect(await backend.control.stateHash()).toBe(hash)
    expect(await backend.control.info()).toMatchObject({ scenario: 'two-clubs', now, writes: 1 })
    expect((await backend.control.conditions()).faults.map(({ id }) => id)).toEqual(['deploy'])
  })

  it('survives a restart of the server, and what it has restored does too', async () => {
    const store = memoryStore()
    const first = open({ store })
    await change(first)
    const hash = await first.control.stateHash()
    const { id } = await first.control.saveSnapshot('One fan')
    await first.control.reset()
    const second = open({ store })
    await second.control.restoreSnapshot(id)
    expect(await open({ store }).control.stateHash()).toBe(hash)
  })

  it('ends the event streams, so that other tabs fetch what is there now', async () => {
    const backend = open()
    const { id } = await backend.control.saveSnapshot('Start')
    const { call } = await person(backend)
    const reader = (await call('GET', '/system/sse')).body?.getReader()
    await reader?.read()
    await backend.control.restoreSnapshot(id)
    expect((await reader?.read())?.done).toBe(true)
  })

  it('is refused rather than kept in a way that nobody can read', async () => {
    const { control } = open()
    // As a client over HTTP may send it.
    const odd = JSON.parse('null') as boolean
    await expect(control.saveSnapshot('Ready', odd)).rejects.toThrow('automatic is true or false')
    expect(await control.snapshots()).toEqual([])
  })

  it('can be renamed and deleted', async () => {
    const { control } = open()
    const { id } = await control.saveSnapshot('One')
    await control.renameSnapshot(id, 'Two')
    expect(await control.snapshots()).toMatchObject([{ id, name: 'Two' }])
    expect(await control.exportSnapshot(id)).toContain('"name":"Two"')
    await control.deleteSnapshot(id)
    expect(await control.snapshots()).toEqual([])
    await expect(control.restoreSnapshot(id)).rejects.toThrow(`no snapshot "${id}"`)
    expect((await control.saveSnapshot('Three')).id).not.toBe(id)
  })

  it('goes to another browser as a file', async () => {
    const first = open()
    await change(first)
    const file = await first.control.exportSnapshot((await first.control.saveSnapshot('One fan')).id)
    const second = open({ scenario: 'new-club' })
    const { id } = await second.control.importSnapshot(file)
    expect(await second.control.snapshots()).toMatchObject([{ name: 'One fan', writes: 1, scenario: 'two-clubs' }])
    await second.control.restoreSnapshot(id)
    expect(await second.control.stateHash()).toBe(await first.control.stateHash())
  })

  it.each([
    ['', 'this file holds no snapshot of a demo'],
    ['{}', 'this file holds no snapshot of a demo'],
    ['{"kind":"touchline-snapshot","version":2}', 'this snapshot was saved by another version of the demo (2)'],
    ['{"kind":"touchline-snapshot","version":1}', 'this snapshot is damaged'],
  ])('is refused as the file %j', async (file, reason) => {
    const { control } = open()
    await expect(control.importSnapshot(file)).rejects.toThrow(reason)
    expect(await control.snapshots()).toEqual([])
  })

  it('is refused as a file whose journal was changed, or is of another seed', async () => {
    const { control } = open()
    const file = await control.exportSnapshot((await control.saveSnapshot('One')).id)
    await expect(control.importSnapshot(file.replace('"advanced":0', '"advanced":1'))).rejects.toThrow('checksum')
    await expect(open({ seed: '2' }).control.importSnapshot(file)).rejects.toThrow('another scenario or seed')
  })

  it.each(['', '  ', 'x'.repeat(81), 'two\nlines'])('has no name such as %j', async (name) => {
    await expect(open().control.saveSnapshot(name)).rejects.toThrow('must be one line of 1 to 80 characters')
  })
})

describe('an automatic snapshot', () => {
  it('is saved before each change of the scenario, and before a reset that loses something', async () => {
    const backend = open()
    await change(backend)
    const hash = await backend.control.stateHash()
    await backend.control.loadScenario('new-club')
    const [before] = await backend.control.snapshots()
    expect(before).toMatchObject({ name: BEFORE_THE_CALL, automatic: true, scenario: 'two-clubs', writes: 1 })
    await backend.control.reset()
    expect(await backend.control.snapshots()).toHaveLength(1)
    await backend.control.restoreSnapshot(before?.id ?? '')
    expect(await backend.control.stateHash()).toBe(hash)
    await backend.control.reset()
    expect(await backend.control.snapshots()).toHaveLength(2)
  })

  it('makes room for newer ones, unless it has got a name', async () => {
    const store = memoryStore()
    const { control } = open({ store, scenario: 'new-club' })
    const named = await control.saveSnapshot('Mine')
    const first = await control.saveSnapshot(BEFORE_THE_CALL, true)
    const second = await control.saveSnapshot(BEFORE_THE_CALL, true)
    await control.renameSnapshot(first.id, 'Kept')
    for (let count = 0; count < AUTOMATIC_MAX; count++) await control.saveSnapshot(BEFORE_THE_CALL, true)
    const ids = (await control.snapshots()).map(({ id }) => id)
    expect(ids).toHaveLength(AUTOMATIC_MAX + 2)
    expect(ids).toEqual(expect.arrayContaining([named.id, first.id]))
    expect(ids).not.toContain(second.id)
    expect(await store.readNote(`snapshot/${second.id}`)).toBeUndefined()
  })

  it('makes room for one that is saved before it is restored, if it is not the one that is', async () => {
    const { control } = open({ scenario: 'new-club' })
    const oldest = await control.saveSnapshot(BEFORE_THE_CALL, true)
    const second = await control.saveSnapshot(BEFORE_THE_CALL, true)
    for (let count = 2; count < AUTOMATIC_MAX; count++) await control.saveSnapshot(BEFORE_THE_CALL, true)
    await control.saveSnapshot(BEFORE_THE_CALL, true, oldest.id)
    const ids = (await control.snapshots()).map(({ id }) => id)
    expect(ids).toHaveLength(AUTOMATIC_MAX)
    expect(ids).toContain(oldest.id)
    expect(ids).not.toContain(second.id)
    await control.restoreSnapshot(oldest.id)
  })
})

describe('a full disk', () => {
  const fullStore = () => {
    const store = memoryStore()
    const write = store.writeNote
    store.writeNote = (key, value) =>
      key.startsWith('snapshot/')
        ? Promise.reject(Object.assign(new Error('full'), { name: 'QuotaExceededError' }))
        : write(key, value)
    return store
  }

  it('is told, and nothing else changes', async () => {
    const { control } = open({ store: fullStore() })
    await expect(control.saveSnapshot('One')).rejects.toThrow('this browser has no more room: delete a snapshot')
    expect(await control.snapshots()).toEqual([])
  })

  it('does not keep a scenario from being loaded; a notice says what is missing', async () => {
    const { control } = open({ store: fullStore() })
    await control.loadScenario('new-club')
    const { scenario, notices } = await control.info()
    expect(scenario).toBe('new-club')
    expect(notices).toEqual([expect.stringContaining('could not be kept as a snapshot: this browser has no more room')])
  })
})
