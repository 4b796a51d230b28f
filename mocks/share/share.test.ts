import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { person } from '../../tests/support/model/person.ts'
import { createBackend, type BackendOptions } from '../backend.ts'
import { calm } from '../faults/calm.ts'
import { deflate, fromBase64Url, toBase64Url } from './compress.ts'
import { decodeShare } from './decodeShare.ts'
import { JOURNAL_VERSION } from '../db/journal/journal.ts'
import { checksumOf, encodeShare, HEAD_BYTES, LINK_VERSION } from './encodeShare.ts'
import { readPage } from './readPage.ts'
import { BEFORE_THE_CALL } from '../snapshots/snapshot.ts'
import type { Share } from './share.ts'

const open = (options: BackendOptions = {}) => createBackend({ scenario: 'two-clubs', ...options })
type Opened = ReturnType<typeof open>

const names =
  'Ada Bram Cleo Dirk Elif Finn Greta Hugo Ines Jan Kofi Lena Mia Nico Olga Paul Quinn Rosa Sven Tara'.split(' ')

/** Fifty writes as a person makes them: new fans, corrections, deletions, a bookmark now and then. */
async function work(backend: Opened, writes = 50) {
  const ids = (await (await person(backend)).list('?limit=50')).items.map(({ id }) => id)
  for (let count = 0; count < writes; count++) {
    // Tokens do not last as long as this work.
    const { call } = await person(backend)
    const [first, last] = [names[count % 20] ?? '', names[(count * 7 + 3) % 20] ?? '']
    if (count % 3 === 0)
      await call('POST', '/fan/:tenant/fans', {
        firstName: first,
        lastName: `${last}son`,
        email: `${first}.${last}${count}@post.example`.toLowerCase(),
        city: `Town ${count}`,
        phoneNumber: `+44 20 7946 0${100 + count}`,
      })
    else await call('PUT', `/fan/:tenant/fan-profiles/${ids[count] ?? ''}`, { city: `${last}ville` })
    await backend.control.advance(1000 * (count + 13) + count)
  }
}

/** A text of a payload, with the right checksum. */
async function textOf(payload: unknown, version = LINK_VERSION) {
  const json = typeof payload === 'string' ? payload : JSON.stringify(payload)
  const bytes = await deflate(new TextEncoder().encode(json))
  return toBase64Url(Uint8Array.of(version, ...checksumOf(bytes), ...bytes))
}

const payload = { j: JOURNAL_VERSION, s: 'two-clubs', d: '1', a: Date.UTC(2026, 0, 15, 9), n: 0, t: [], e: [] }

describe('a link', () => {
  it('opens another browser on the same state, person, page and faults, in at most 8 kB after 50 writes', async () => {
    const sender = open({ scenario: 'rovers' })
    await work(sender)
    await sender.control.setFault('slow-connectors')
    const link = await sender.control.share({ person: 'admin@rovers.example', page: '/fans?searchQuery=ada' })
    expect(link).toMatchObject({ fits: true, writes: 50, hidden: 0, size: link.text.length })
    expect(link.text.length).toBeLessThanOrEqual(8000)
    expect(link.text).toMatch(/^[\w-]+$/)

    const receiver = open({ scenario: 'new-club' })
    expect(await receiver.control.openShare(link.text)).toMatchObject({
      person: 'admin@rovers.example',
      page: '/fans?searchQuery=ada',
      leaveBehind: false,
      kept: { name: 'Before the link', automatic: true, scenario: 'new-club' },
    })
    expect(await receiver.control.stateHash()).toBe(await sender.control.stateHash())
    expect((await receiver.control.info()).now).toBe((await sender.control.info()).now)
    expect((await receiver.control.conditions()).faults.map(({ id }) => id)).toEqual(['slow-connectors'])
    await sender.control.clearFaults()
    await receiver.control.clearFaults()
    const firstPage = async (backend: Opened) => (await person(backend)).list('?limit=10')
    expect(await firstPage(receiver)).toEqual(await firstPage(sender))
  })

  it('keeps what it replaces as a snapshot', async () => {
    const receiver = open()
    await work(receiver, 2)
    const hash = await receiver.control.stateHash()
    const { text } = await open({ scenario: 'new-club' }).control.share()
    const { kept } = await receiver.control.openShare(text)
    expect(await receiver.control.stateHash()).not.toBe(hash)
    await receiver.control.restoreSnapshot(kept.id)
    expect(await receiver.control.stateHash()).toBe(hash)
  })

  it('brings a prospect’s club', async () => {
    const sender = open({ scenario: 'prospect', club: { name: 'HC Rheinufer Köln', country: 'DE', fans: 40 } })
    const { text } = await sender.control.share()
    const receiver = open()
    await receiver.control.openShare(text)
    expect(await receiver.control.info()).toMatchObject({ scenario: 'prospect', club: { name: 'HC Rheinufer Köln' } })
    expect(await receiver.control.stateHash()).toBe(await sender.control.stateHash())
  })

  it('has no password and no key of a source in it, and says how many it has left out', async () => {
    const sender = open()
    const { call } = await person(sender)
    const config = { accessToken: 'very-secret-key', listId: 'a1b2c3' }
    await call('POST', '/integrations/:tenant/connectors', {
      name: 'Mail',
      type: 'marketing',
      provider: 'MAILCHIMP',
      providerConfig: { provider: 'MAILCHIMP', config },
    })
    await call('POST', '/accounts/change-password', { oldPassword: 'touchline', newPassword: 'Hidden-from-all-9' })
    const { entries } = await sender.control.exportJournal()
    const { text, hidden, writes } = await sender.control.share()
    expect(writes).toBe(entries.length)
    expect(hidden).toBeGreaterThanOrEqual(1)
    const decoded = JSON.stringify(await decodeShare(text))
    expect(decoded).not.toContain('Hidden-from-all-9')
    expect(decoded).not.toContain('very-secret-key')
    const receiver = open({ scenario: 'new-club' })
    await receiver.control.openShare(text)
    // The receiver signs in with the demo's password.
    expect((await (await person(receiver)).call('GET', '/accounts/me')).status).toBe(200)
  })

  it('leaves out what was done, or the faults, if that is wanted', async () => {
    const sender = open()
    await work(sender, 3)
    await sender.control.network('office')
    const { text, writes } = await sender.control.share({ changes: false, faults: false })
    expect(writes).toBe(0)
    expect(await decodeShare(text)).toMatchObject({ journal: { entries: [] }, conditions: calm })
  })

  it('leaves somebody alone with a demo, which can start over after a restart too', async () => {
    const sender = open()
    await work(sender, 2)
    const { text } = await sender.control.share({ leaveBehind: true })
    const receiver = open({ scenario: 'new-club' })
    await expect(receiver.control.startOver()).rejects.toThrow('nobody has left this demo here')
    await receiver.control.openShare(text)
    expect((await receiver.control.info()).leaveBehind).toBe(true)
    const hash = await receiver.control.stateHash()
    await work(receiver, 2)
    const worked = await receiver.control.stateHash()
    await receiver.control.startOver()
    expect(await receiver.control.stateHash()).toBe(hash)
    // What was there is kept: it may be a demo of their own, brought back by hand.
    const [kept] = await receiver.control.snapshots()
    expect(kept?.name).toBe(BEFORE_THE_CALL)
    await receiver.control.restoreSnapshot(kept?.id ?? '')
    expect(await receiver.control.stateHash()).toBe(worked)
    await receiver.control.startOver()
    expect(await receiver.control.stateHash()).toBe(hash)
    await receiver.control.loadScenario('new-club')
    expect((await receiver.control.info()).leaveBehind).toBe(false)
  })

  it('is not made of a club that has lived for longer than a link can say', async () => {
    const sender = open({ scenario: 'new-club' })
    await sender.control.advance(1001 * 24 * 60 * 60_000)
    await expect(sender.control.share()).rejects.toThrow('at most 1,000 days')
  })

  it('says that it is too large', async () => {
    const sender = open()
    const rows = Array.from(
      { length: 800 },
      (_, row) => `Fan${row * 7919},Name${row * 104_729},f${row * 31}@post.example`,
    )
    const form = new FormData()
    form.set('file', new Blob([`firstName,lastName,email\n${rows.join('\n')}\n`], { type: 'text/csv' }), 'fans.csv')
    const login = await sender.fetch(
      new Request('http://club.example/api/v1/accounts/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'admin@rovers.example', password: 'touchline' }),
      }),
    )
    // JSON is untyped; this is the reply of the operation.
    const { accessToken } = (await login.json()) as { accessToken: string }
    const { tenant } = await person(sender)
    const uploaded = await sender.fetch(
      new Request(`http://club.example/api/v1/fan/${tenant}/fans/upload-csv`, {
        method: 'POST',
        headers: { authorization: `Bearer ${accessToken}` },
        body: form,
      }),
    )
    expect(uploaded.status).toBeLessThan(300)
    expect(await sender.control.share()).toMatchObject({ fits: false, max: 8000 })
  })
})

describe('a link that cannot be trusted', () => {
  const other = 'This link was made by another version of the demo. Ask for a new one.'
  const damaged = 'This link is damaged: a part of it is missing or was changed. Ask for it again.'

  it.each([
    ['of another format', () => textOf(payload, 2), other],
    ['of another journal', () => textOf({ ...payload, j: 3 }), other],
    ['empty', () => '', damaged],
    ['no base64url', () => 'a b', damaged],
    ['cut off', async () => (await textOf(payload)).slice(0, -3), damaged],
    ['no JSON', () => textOf('{'), damaged],
    ['of an unknown scenario', () => textOf({ ...payload, s: 'mine' }), damaged],
    ['with more than it should have', () => textOf({ ...payload, z: 1 }), damaged],
    ['with a club where none belongs', () => textOf({ ...payload, c: { name: 'X' } }), damaged],
    ['with a wrong club', () => textOf({ ...payload, s: 'prospect', c: { name: '' } }), damaged],
    ['of a thousand years', () => textOf({ ...payload, n: 1000 * 365 * 86_400_000 }), damaged],
    ['to another site', () => textOf({ ...payload, p: '//evil.example' }), damaged],
    ['to a script', () => textOf({ ...payload, p: 'javascript:alert(1)' }), damaged],
    [
      'by somebody who is not in it',
      () => textOf({ ...payload, e: [[0, 'fans.create', {}, {}, {}, null, 7]] }),
      damaged,
    ],
    ['with an entry of the future', () => textOf({ ...payload, e: [[1, 'control.emit', {}]] }), damaged],
    ['a bomb', () => textOf(`"${' '.repeat(3_000_000)}"`), damaged],
  ])('is refused: %s', async (_name, make, sentence) => {
    await expect(decodeShare(await make())).rejects.toThrow(sentence)
  })

  it.each([
    ['an unknown operation', { e: [[0, 'fans.fly', {}, {}, {}, null, -1]], n: 1 }],
    ['an operation that only reads', { e: [[0, 'fans.list', {}, {}, null, null, -1]], n: 1 }],
    ['an input that does not fit', { e: [[0, 'account.register', {}, {}, { email: 3 }, null, -1]], n: 1 }],
    ['an unknown call of control', { e: [[0, 'control.format', {}]], n: 1 }],
    ['another seed', { d: '2' }],
  ])('changes nothing if it does not fit together: %s', async (_name, wrong) => {
    const receiver = open()
    await work(receiver, 1)
    const hash = await receiver.control.stateHash()
    await expect(receiver.control.openShare(await textOf({ ...payload, ...wrong }))).rejects.toThrow(/^This link /)
    expect(await receiver.control.stateHash()).toBe(hash)
    expect(await receiver.control.snapshots()).toEqual([])
  })

  it('is refused with a sentence, whatever was done to it (1,000 links)', async () => {
    const sender = open({ scenario: 'new-club' })
    await sender.control.setFault('deploy')
    await sender.control.expireAccessTokens()
    const good = (await sender.control.share({ person: 'admin@rovers.example', page: '/home' })).text
    const bytes = fromBase64Url(good) ?? new Uint8Array()
    const doctored = fc.oneof(
      fc.nat(good.length - 1).map((length) => good.slice(0, length)),
      fc.record({ at: fc.nat(bytes.length - 1), by: fc.integer({ min: 1, max: 255 }) }).map(({ at, by }) => {
        const changed = bytes.slice()
        changed[at] = (changed[at] ?? 0) ^ by
        return toBase64Url(changed)
      }),
      // The checksum is right: only what is inside can give it away.
      fc
        .record({ at: fc.nat(bytes.length - HEAD_BYTES - 1), by: fc.integer({ min: 1, max: 255 }) })
        .map(({ at, by }) => {
          const content = bytes.slice(HEAD_BYTES)
          content[at] = (content[at] ?? 0) ^ by
          return toBase64Url(Uint8Array.of(LINK_VERSION, ...checksumOf(content), ...content))
        }),
      fc
        .uint8Array({ maxLength: 200 })
        .map((content) => toBase64Url(Uint8Array.of(LINK_VERSION, ...checksumOf(content), ...content))),
      fc.string(),
    )
    const receiver = open()
    const hash = await receiver.control.stateHash()
    let refused = 0
    await fc.assert(
      fc.asyncProperty(doctored, async (text) => {
        if (text === good) return
        const opened: Share | string = await decodeShare(text).catch((error: unknown) => String(error))
        if (typeof opened !== 'string') return
        refused++
        expect(opened).toMatch(/^LinkRefused: This link (is damaged|was made by another version)/)
        await expect(receiver.control.openShare(text)).rejects.toThrow('This link ')
      }),
      { numRuns: 1000, seed: 17 },
    )
    expect(refused).toBeGreaterThan(900)
    expect(await receiver.control.stateHash()).toBe(hash)
  })

  it('is the same again, read and written', async () => {
    const { text } = await open().control.share({ page: '/fans' })
    expect(await encodeShare(await decodeShare(text))).toBe(text)
  })
})

describe('the page of a link', () => {
  it.each(['/home', '/fans/abc/profile', '/integrations/data/fans?searchQuery=J%C3%B6rg', '/club'])(
    'may be %s',
    (page) => {
      expect(readPage(page)).toBe(page)
    },
  )

  it.each([
    '',
    'home',
    '//evil.example',
    '/\\evil.example',
    '/resetpassword/token',
    '/signup/token',
    '/login',
    '/nothing',
    '/fans/../x',
    7,
    null,
  ])('may not be %j', (page) => {
    expect(readPage(page)).toBeNull()
  })
})
