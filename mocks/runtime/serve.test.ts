import { describe, expect, it } from 'vitest'
import { firstId, ORIGIN, person } from '../../tests/support/model/person.ts'
import { createBackend } from '../backend.ts'
import { PASSWORD } from '../seed/scenarios/scenarios.ts'

describe('a request', () => {
  it('is authenticated when it leaves the queue, because an earlier write may have revoked its token', async () => {
    const backend = createBackend({ scenario: 'two-clubs' })
    const { call } = await person(backend)
    const path = `/fan/:tenant/fan-profiles/${await firstId(backend)}`
    const [changed, late] = await Promise.all([
      call('POST', '/accounts/change-password', { oldPassword: PASSWORD, newPassword: 'another one' }),
      call('PUT', path, { city: 'Kendal' }),
    ])
    expect([changed.status, late.status]).toEqual([200, 401])
    expect((await backend.control.info()).writes).toBe(1)
  })

  it('without a token gets 401, even if its body is invalid', async () => {
    const backend = createBackend({ scenario: 'two-clubs' })
    const { tenant } = await person(backend)
    const post = (path: string, body: BodyInit, type: string) =>
      backend.fetch(new Request(`${ORIGIN}${path}`, { method: 'POST', headers: { 'content-type': type }, body }))
    const requests = [
      post(`/fan/${tenant}/fans`, '{', 'application/json'),
      post(`/fan/${tenant}/fans`, '{}', 'text/plain'),
      post(`/fan/${tenant}/fans`, 'x'.repeat(2 * 1024 * 1024), 'application/json'),
      post(`/fan/${tenant}/fans/upload-csv`, 'x', 'text/csv'),
    ]
    for (const request of requests) expect((await request).status).toBe(401)
  })
  it('with a compressed body gets 415, which names the encoding', async () => {
    const backend = createBackend({ scenario: 'two-clubs' })
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    const body = await new Response(
      new Blob(['{"email":"a@b.example","password":"x"}']).stream().pipeThrough(new CompressionStream('gzip')),
    ).arrayBuffer()
    const response = await backend.fetch(new Request(`${ORIGIN}/accounts/login`, { method: 'POST', headers, body }))
    expect(response.status).toBe(415)
    expect(response.headers.get('accept-encoding')).toBe('identity')
    expect(await response.json()).toMatchObject({
      error: { details: 'The body is encoded as gzip. Send it without an encoding.' },
    })
    const plain = { ...headers, 'content-encoding': 'identity' }
    const answer = await backend.fetch(
      new Request(`${ORIGIN}/accounts/login`, { method: 'POST', headers: plain, body: '{"email":"x","password":"y"}' }),
    )
    expect(answer.status).toBe(401)
  })
})
