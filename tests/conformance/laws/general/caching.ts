import assert from 'node:assert/strict'
import { buildPath } from '../../../../src/contract/endpoint/endpoint.ts'
import { endpoints } from '../../../../src/contract/index.ts'
import type { Law } from '../../law.ts'
import { exampleOf, needsOf } from '../../tools/examples.ts'
import type { Answer } from '../../tools/replies.ts'
import type { Session } from '../../tools/session.ts'

const reads = endpoints.filter(({ method, id }) => method === 'GET' && id !== 'system.sse')
const writes = endpoints.filter(({ method, body, auth }) => method !== 'GET' && body !== undefined && auth === 'access')

function expectUncached({ status, headers }: Pick<Answer, 'status' | 'headers'>) {
  const control = headers.get('cache-control') ?? ''
  assert.match(control, /\bno-store\b/, `a ${status} may be kept: cache-control is "${control}"`)
  assert.doesNotMatch(
    control,
    /\b(public|immutable|s-maxage)\b/,
    `a ${status} may be kept: cache-control is "${control}"`,
  )
}

/** Asks again as a cache does that has kept the first answer. */
async function askAgain({ target }: Session, path: string, bearer: string | undefined, kept: Headers): Promise<number> {
  const headers = new Headers({
    'if-none-match': kept.get('etag') ?? '*',
    'if-modified-since': new Date().toUTCString(),
  })
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`)
  const response = await target.fetch(new Request(target.url + path, { headers }))
  await response.body?.cancel()
  return response.status
}

/** No proxy and no browser may keep what a server answers (docs/contract.md#caching). */
export const caching: Law[] = [
  ...reads.map((endpoint): Law => ({
    operation: endpoint.id,
    title: 'forbids caches to keep its answers, and never answers 304 (docs/contract.md#caching)',
    check: 'rules',
    needs: needsOf(endpoint.id),
    async run(session) {
      const sent = await exampleOf(endpoint.id)(session)
      const answer = await session.send(endpoint, sent)
      expectUncached(answer)
      assert.equal(
        await askAgain(session, buildPath(endpoint.path, sent.params), sent.bearer, answer.headers),
        answer.status,
      )
      if (endpoint.auth !== 'none') expectUncached(await session.send(endpoint, { ...sent, bearer: 'garbage' }))
    },
  })),
  ...writes.map((endpoint): Law => ({
    operation: endpoint.id,
    title: 'forbids caches to keep its refusals (docs/contract.md#caching)',
    check: 'rules',
    async run(session) {
      const { tenant, bearer } = await session.asAdmin()
      const params = { tenant, id: 'no-such-id', userId: 'no-such-id' }
      expectUncached(await session.send(endpoint, { params, bearer, body: [] }))
    },
  })),
]
