import type { Backend } from '../../../mocks/control.ts'
import { PASSWORD } from '../../../mocks/seed/scenarios/scenarios.ts'
import { contract } from '../../../src/contract/index.ts'

export const ORIGIN = 'http://club.example/api/v1'

/** Signs a person in at a backend. Returns calls with their token and club. */
export async function person(backend: Backend, email = 'admin@rovers.example') {
  const send = async (method: string, path: string, body?: unknown, bearer?: string) => {
    const headers = new Headers(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` })
    if (body !== undefined) headers.set('content-type', 'application/json')
    return backend.fetch(
      new Request(ORIGIN + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) }),
    )
  }
  const reply = await send('POST', '/accounts/login', { email, password: PASSWORD })
  const { accessToken } = contract.account.login.responses[200].parse(await reply.json())
  const me = contract.account.me.responses[200].parse(
    await (await send('GET', '/accounts/me', undefined, accessToken)).json(),
  )
  const call = (method: string, path: string, body?: unknown) =>
    send(method, path.replace(':tenant', me.tenant), body, accessToken)
  const list = async (query = '') =>
    contract.fanProfiles.list.responses[200].parse(
      await (await call('GET', `/fan/:tenant/fan-profiles${query}`)).json(),
    )
  return { call, list, tenant: me.tenant }
}

/** The id of the newest fan profile. */
export async function firstId(backend: Backend) {
  const { list } = await person(backend)
  return (await list('?limit=1')).items[0]?.id ?? ''
}
