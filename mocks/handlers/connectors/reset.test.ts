import { expect, it } from 'vitest'
import { person } from '../../../tests/support/model/person.ts'
import { contract } from '../../../src/contract/index.ts'
import { createBackend } from '../../backend.ts'
import { connectorIdOf } from '../../seed/connectors/connectorIds.ts'
import { rovers } from '../../seed/scenarios/scenarios.ts'

it('the sync after a reset brings no fan whose e-mail somebody else has got meanwhile', async () => {
  const backend = createBackend({ scenario: 'two-clubs' })
  const { call } = await person(backend)
  const fansOf = async (email: string) =>
    contract.fans.list.responses[200].parse(await (await call('GET', `/fan/:tenant/fans?searchQuery=${email}`)).json())
      .items
  const connector = connectorIdOf(rovers.id, 'fan')
  const { items } = contract.fans.list.responses[200].parse(await (await call('GET', '/fan/:tenant/fans')).json())
  const [taken, other] = items.filter(({ connectorId }) => connectorId === connector)
  if (!taken || !other) throw new Error('the connector has brought fans')
  // One of them has been written, which is kept another way than what the seed has.
  await call('PUT', `/fan/:tenant/fans/${other.id}`, { city: 'Kendal' })
  await call('POST', `/integrations/:tenant/connectors/${connector}/reset`)
  await backend.control.advance(2000)
  expect(await fansOf(taken.email)).toEqual([])
  for (const { email } of [taken, other])
    expect(
      (await call('POST', '/fan/:tenant/fans', { firstName: 'Somebody', email: email.toUpperCase() })).status,
    ).toBe(201)
  await backend.control.advance(3000)
  for (const { email } of [taken, other])
    expect((await fansOf(email)).map(({ firstName }) => firstName)).toEqual(['Somebody'])
  expect((await call('GET', '/fan/:tenant/fans')).status).toBe(200)
})

it('the sync after a reset brings the first rows of a source that has never been reached', async () => {
  const backend = createBackend({ scenario: 'two-clubs' })
  const { call } = await person(backend)
  const orders = async () =>
    contract.shop.orders.responses[200].parse(await (await call('GET', '/shop/:tenant/orders')).json()).totalItems
  const before = await orders()
  const config = { enabled: true, syncConfig: { autoSync: false, interval: 60 } }
  const access = (accessToken: string) => ({
    provider: 'SHOPIFY',
    config: { shopUrl: 'club.myshopify.example', accessToken },
  })
  const created = await call('POST', '/integrations/:tenant/connectors', {
    name: 'Shop',
    description: null,
    config,
    providerConfig: access('invalid'),
  })
  expect(created.status).toBe(201)
  const { id } = contract.connectors.create.responses[201].parse(await created.json())
  await backend.control.advance(3000)
  const stateOf = async () =>
    contract.connectors.get.responses[200].parse(
      await (await call('GET', `/integrations/:tenant/connectors/${id}`)).json(),
    ).state
  expect(await stateOf()).toBe('FAILED')
  await call('POST', `/integrations/:tenant/connectors/${id}/setup`, { providerConfig: access('shpat_good') })
  await call('POST', `/integrations/:tenant/connectors/${id}/reset`)
  await backend.control.advance(10_000)
  expect(await stateOf()).toBe('SYNCED')
  expect(await orders()).toBeGreaterThan(before)
})

it.each([
  ['a sync that somebody starts', false],
  ['an automatic sync', true],
])(
  '%s restores what people wrote for a source that was never reached, also after a second reset',
  async (_, autoSync) => {
    const backend = createBackend({ scenario: 'two-clubs' })
    const { call } = await person(backend)
    const access = (fanSheetId: string) => ({ provider: 'FANGOOGLESHEETS', config: { fanSheetId } })
    const created = await call('POST', '/integrations/:tenant/connectors', {
      name: 'Sheet',
      description: null,
      config: { enabled: true, syncConfig: { autoSync: false, interval: 60 } },
      providerConfig: access(''),
    })
    const { id } = contract.connectors.create.responses[201].parse(await created.json())
    const path = `/integrations/:tenant/connectors/${id}`
    await backend.control.advance(3000)
    await call('POST', '/fan/:tenant/fans', { firstName: 'Zora', email: 'zora@club.example', connectorId: id })
    for (let reset = 0; reset < 2; reset++) {
      expect((await call('POST', `${path}/reset`)).status).toBe(202)
      await backend.control.advance(10_000)
    }
    expect((await call('POST', `${path}/setup`, { providerConfig: access('sheet') })).status).toBe(200)
    if (autoSync) await call('PUT', path, { config: { syncConfig: { autoSync, interval: 60 } } })
    else await call('POST', `${path}/sync`)
    await backend.control.advance(2 * 60 * 60_000)
    // The session has expired meanwhile.
    const { call: later } = await person(backend)
    const { items } = contract.fans.list.responses[200].parse(
      await (await later('GET', '/fan/:tenant/fans?searchQuery=zora@club.example')).json(),
    )
    expect(items.map(({ firstName }) => firstName)).toEqual(['Zora'])
  },
)

it('a sync of the fans keeps the profiles of those whom a reset has removed for the moment', async () => {
  const backend = createBackend({ scenario: 'two-clubs' })
  const { call } = await person(backend)
  const connector = connectorIdOf(rovers.id, 'fan')
  const profiles = async () =>
    contract.fanProfiles.list.responses[200].parse(
      await (await call('GET', '/fan/:tenant/fan-profiles?limit=1000')).json(),
    ).items
  const [generated, written] = (await profiles()).filter(({ connectorId }) => connectorId === connector)
  if (!generated || !written) throw new Error('the connector has brought fans')
  await call('PUT', `/fan/:tenant/fans/${written.fanId}`, { city: 'Kendal' })
  for (const { id } of [generated, written])
    expect((await call('PUT', `/fan/:tenant/fan-profiles/${id}`, { city: 'Penrith' })).status).toBe(200)
  const before = await profiles()
  await call('POST', `/integrations/:tenant/connectors/${connector}/reset`)
  await backend.control.advance(1000)
  await call('POST', '/fan/:tenant/fan-profiles/sync')
  await backend.control.advance(10_000)
  await call('POST', '/fan/:tenant/fan-profiles/sync')
  await backend.control.advance(10_000)
  const after = new Map((await profiles()).map((row) => [row.id, row.city]))
  expect(before.filter(({ id }) => !after.has(id))).toEqual([])
  for (const { id } of [generated, written]) expect(after.get(id)).toBe('Penrith')
})
