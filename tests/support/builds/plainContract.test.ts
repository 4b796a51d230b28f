import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../../../src/contract/endpoint/endpoint.ts'
import { Empty } from '../../../src/contract/fields/fields.ts'
import { contract, endpoints } from '../../../src/contract/index.ts'
import { plainContract } from '../../../scripts/schemas/plainContract.ts'

interface Plain {
  contract: Record<string, Record<string, Endpoint>>
  endpoints: Endpoint[]
}

const plain: Promise<Plain> = plainContract().then(
  (source) => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`),
)

describe('the contract of a build', () => {
  it('has every operation, with all that the app reads of it', async () => {
    const built = await plain
    expect(Object.keys(built.contract)).toEqual(Object.keys(contract))
    const readBy = ({ id, method, path, auth, action, safe, unread, events, staleAfter, responses }: Endpoint) => ({
      id,
      method,
      path,
      auth,
      action,
      safe,
      unread,
      events,
      staleAfter,
      statuses: Object.keys(responses),
    })
    expect(built.endpoints.map(readBy)).toEqual(endpoints.map(readBy))
  })

  it('throws where an operation is asked for a schema', async () => {
    const built = await plain
    expect(() => built.contract.fans?.list?.query).toThrow('fans.list.query is not in the build')
    expect(() => built.contract.fans?.upload?.upload).toThrow('fans.upload.upload is not in the build')
  })

  it('knows which replies are not read', () => {
    for (const { id, responses, unread = false } of endpoints) {
      const [schema] = Object.values(responses)
      expect([id, unread]).toEqual([id, schema === Empty])
    }
  })
})
