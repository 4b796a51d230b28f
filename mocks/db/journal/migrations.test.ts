import { describe, expect, it } from 'vitest'
import { ORIGIN, person } from '../../../tests/support/model/person.ts'
import { createBackend } from '../../backend.ts'
import { memoryStore, type JournalEntry, type JournalExport } from './journal.ts'
import { hash128 } from '../random/rng.ts'

/** Converts an export to version 2, which accepted any text as e-mail, with a checksum over that version's head. */
function asVersion2({ head, entries, now }: JournalExport, emails: Record<number, string>) {
  const older = entries.map((entry) => {
    const email = emails[entry.seq]
    // A journal stores any input; the input of this operation is an object.
    return email === undefined ? entry : { ...entry, input: { ...(entry.input as object), body: { email } } }
  })
  const { scenario, seed, anchor, openedAt, advanced, life } = head
  const lines = older.map(({ seq, at, by, endpoint, input }: JournalEntry) => [seq, at, by, endpoint, input])
  const words = hash128(JSON.stringify([[2, scenario, seed, anchor, openedAt, advanced, life, now], ...lines]))
  return { head: { ...head, version: 2 }, entries: older, now, checksum: words.join('-') }
}

const register = (email: string) =>
  new Request(`${ORIGIN}/accounts/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })

/**
 * Writes three sign-ups and a fan, and converts the journal to version 2 with other addresses for two of the sign-ups.
 */
async function createJournal() {
  const backend = createBackend({ scenario: 'two-clubs' })
  for (const name of ['first', 'second', 'third']) await backend.fetch(register(`${name}@club.example`))
  const { call } = await person(backend)
  await call('POST', '/fan/:tenant/fans', { firstName: 'Orla', email: 'orla@post.example' })
  const journal = asVersion2(await backend.control.exportJournal(), {
    1: 'josé@club.example',
    2: '  second@club.example ',
  })
  return { backend, journal }
}

const fan = async (backend: ReturnType<typeof createBackend>) =>
  // JSON is untyped; this is the reply of the operation.
  (await (await (await person(backend)).call('GET', '/fan/:tenant/fans?searchQuery=orla@post.example')).json()) as {
    items: unknown[]
  }

describe('a journal of version 2', () => {
  it('is imported without the mails to invalid addresses, and keeps its entry numbers', async () => {
    const { backend, journal } = await createJournal()
    const again = createBackend({ scenario: 'two-clubs' })
    await again.control.importJournal(structuredClone(journal))
    const { head, entries } = await again.control.exportJournal()
    expect(head.version).toBe(5)
    expect(entries.map(({ seq, endpoint }) => [seq, endpoint])).toEqual([
      [1, 'control.skipped'],
      [2, 'account.register'],
      [3, 'account.register'],
      [4, 'fans.create'],
    ])
    expect((await again.control.mails()).map(({ to }) => to)).toEqual(['third@club.example', 'second@club.example'])
    // The ids are the same as if the first entry still had an effect.
    expect(await fan(again)).toEqual(await fan(backend))
    expect((await again.control.mails())[0]).toEqual((await backend.control.mails())[0])
  })

  it('is migrated to version 5 in the store, and continued', async () => {
    const store = memoryStore()
    const { journal } = await createJournal()
    store.journals.set('two-clubs/1', { head: journal.head, entries: journal.entries })
    const backend = createBackend({ scenario: 'two-clubs', store })
    expect(await backend.control.info()).toMatchObject({ notices: [], writes: 4 })
    expect(store.journals.get('two-clubs/1')).toMatchObject({ head: { version: 5 } })
    await backend.fetch(register('fifth@club.example'))
    await backend.control.advance(1000)
    const again = createBackend({ scenario: 'two-clubs', store })
    expect(await again.control.info()).toMatchObject({ notices: [], writes: 5 })
    expect(await again.control.stateHash()).toBe(await backend.control.stateHash())
  })

  it('is refused if its checksum is wrong', async () => {
    const { backend, journal } = await createJournal()
    const corrupted = { ...journal, entries: journal.entries.map((entry) => ({ ...entry, by: 'x' })) }
    await expect(backend.control.importJournal(corrupted)).rejects.toThrow('its checksum is wrong')
  })
})

it.each([3, 4])(
  'sets aside a journal of version %i that changes rows which the next version does not have',
  async (version) => {
    const store = memoryStore()
    const { journal } = await createJournal()
    const entry = { ...journal.entries[3], seq: 5, endpoint: 'fans.remove', input: { params: {}, claims: null } }
    store.journals.set('two-clubs/1', { head: { ...journal.head, version }, entries: [...journal.entries, entry] })
    const { notices } = await createBackend({ scenario: 'two-clubs', store }).control.info()
    expect(notices).toEqual([
      expect.stringContaining('they change fans or memberships that this version does not have'),
    ])
  },
)

it('sets aside a journal of an unsupported version, with a notice', async () => {
  const store = memoryStore()
  const { journal } = await createJournal()
  const older = { head: { ...journal.head, version: 1 }, entries: journal.entries }
  store.journals.set('two-clubs/1', older)
  const { notices } = await createBackend({ scenario: 'two-clubs', store }).control.info()
  expect(notices).toHaveLength(1)
  expect(notices[0]).toContain('it was written by an older version (1). They are kept as')
  expect(store.journals.get('two-clubs/1 set aside 2026-01-15T09:00:00.000Z')).toEqual(older)
})
