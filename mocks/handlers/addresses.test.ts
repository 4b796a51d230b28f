import { describe, expect, it, vi } from 'vitest'
import { ORIGIN, person } from '../../tests/support/model/person.ts'
import { csvRules } from '../../src/contract/imports/csvRows.ts'
import { contract } from '../../src/contract/index.ts'
import { createBackend } from '../backend.ts'
import type { Backend } from '../control.ts'

function open() {
  const onBug = vi.fn()
  return { onBug, backend: createBackend({ scenario: 'two-clubs', onBug }) }
}

/** Everything that a write can change. */
const snapshotOf = async ({ control }: Backend) => ({
  hash: await control.stateHash(),
  entries: (await control.exportJournal()).entries,
})

describe('addresses and long names', () => {
  const post = (backend: Backend, path: string, body: unknown) =>
    backend.fetch(
      new Request(ORIGIN + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )

  it.each(['josé@club.example', 'a..b@club.example', 'x@club_1.example', ' a@club.example', 'nobody', ''])(
    'rejects a sign-up or an invitation to “%s” and sends no mail',
    async (email) => {
      const { backend } = open()
      const { call } = await person(backend)
      const before = await snapshotOf(backend)
      const refused = { error: { code: 'INVALID_INPUT', fields: { email: 'Enter a valid email address.' } } }
      const answers = [
        await post(backend, '/accounts/register', { email }),
        await call('POST', '/accounts/:tenant/users/invite', { email }),
        await call('PUT', '/accounts/me', { email }),
      ]
      for (const answer of answers) {
        expect(answer.status).toBe(400)
        expect(await answer.json()).toMatchObject(refused)
      }
      expect(await backend.control.mails()).toEqual([])
      expect(await snapshotOf(backend)).toEqual(before)
      // Operations that only look an address up treat it as unknown.
      expect((await post(backend, '/accounts/forgot-password', { email })).status).toBe(200)
      expect((await post(backend, '/accounts/login', { email, password: 'x' })).status).toBe(401)
      expect(await backend.control.mails()).toEqual([])
    },
  )

  it('validates the addresses of all rows in the same way, whether typed in or imported', async () => {
    const { backend } = open()
    const { call } = await person(backend)
    for (const email of ['josé@club.example', 'a..b@club.example', 'x@club_1.example', 'nobody']) {
      const refused = { error: { fields: { email: 'Enter a valid email address.' } } }
      const fan = await call('POST', '/fan/:tenant/fans', { firstName: 'Orla', email })
      expect(await fan.json()).toMatchObject(refused)
      const member = { membershipId: 'WR-1', firstName: 'Orla', email }
      expect(await (await call('POST', '/membership/:tenant/memberships', member)).json()).toMatchObject(refused)
      const read = csvRules(contract.fans.upload.upload).readHeader(['firstName', 'email']).read(['Orla', email], false)
      expect(read.errors).toEqual([{ field: 'email', message: 'Enter a valid email address.' }])
    }
  })

  it('serves imported tickets to a club whose name has ten thousand letters', async () => {
    const { backend, onBug } = open()
    const { call } = await person(backend)
    await call('PUT', '/accounts/:tenant', { name: 'x'.repeat(10_000) })
    const providerConfig = { provider: 'DEMOTICKETING', config: {} }
    const created = await call('POST', '/integrations/:tenant/connectors', { providerConfig })
    expect(created.status).toBe(201)
    await backend.control.advance(10_000)
    const { id } = contract.connectors.create.responses[201].parse(await created.json())
    const answer = await call('GET', '/ticketing/:tenant/tickets?limit=1000')
    const { items } = contract.ticketing.tickets.responses[200].parse(await answer.json())
    const events = items.flatMap(({ connectorId, event }) => (connectorId === id ? [event] : []))
    expect(events.some((event) => /^x{199}… v /.test(event))).toBe(true)
    expect(onBug).not.toHaveBeenCalled()
  })

  it.each(['x', '💥'])('sends every mail of a club and people whose names are ten thousand %s', async (letter) => {
    const { backend, onBug } = open()
    const { call } = await person(backend)
    const name = letter.repeat(10_000)
    expect((await call('PUT', '/accounts/me', { firstName: name, lastName: name })).status).toBe(200)
    expect((await call('PUT', '/accounts/:tenant', { name })).status).toBe(200)
    expect((await call('POST', '/accounts/:tenant/users/invite', { email: 'maeve@club.example' })).status).toBe(202)
    expect((await post(backend, '/accounts/forgot-password', { email: 'admin@rovers.example' })).status).toBe(200)
    const [reset, invitation] = await backend.control.mails()
    expect(invitation?.subject).toBe(`Join ${letter.repeat(199)}…`)
    expect(invitation?.text).toContain('Tell us your name and choose a password.')
    expect(reset?.text).toContain('This link expires in 24 hours')
    expect(onBug).not.toHaveBeenCalled()
  })

  it('sends a link to an address of nearly ten thousand letters', async () => {
    const { backend } = open()
    const email = `${'a'.repeat(9900)}@club.example`
    expect((await post(backend, '/accounts/register', { email })).status).toBe(200)
    const [mail] = await backend.control.mails()
    const token = decodeURIComponent(mail?.link?.split('/').at(-1) ?? '')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ name: 'Carrick', password: 'x' })
    const created = await backend.fetch(new Request(`${ORIGIN}/accounts/create`, { method: 'POST', headers, body }))
    expect(created.status).toBe(201)
  })
})
