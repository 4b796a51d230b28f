import { createBackend } from '../../../mocks/backend.ts'
import { PASSWORD } from '../../../mocks/seed/scenarios/scenarios.ts'
import { contract } from '../../../src/contract/index.ts'

/** Runs edits, a sync and time steps on a fixed seed. Resolves with the state hash, which is the same everywhere. */
export async function runStory(): Promise<string> {
  const backend = createBackend({ scenario: 'two-clubs', seed: 'story' })
  const send = async (method: string, path: string, body?: unknown, bearer?: string): Promise<unknown> => {
    const headers = new Headers({ 'content-type': 'application/json', authorization: `Bearer ${bearer ?? ''}` })
    const request = new Request(`http://club.example/api/v1${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    })
    return (await backend.fetch(request)).json()
  }
  const login = await send('POST', '/accounts/login', { email: 'admin@rovers.example', password: PASSWORD })
  const { accessToken } = contract.account.login.responses[200].parse(login)
  const { tenant } = contract.account.me.responses[200].parse(await send('GET', '/accounts/me', undefined, accessToken))
  const page = contract.fanProfiles.list.responses[200].parse(
    await send('GET', `/fan/${tenant}/fan-profiles?limit=20&orderBy=age`, undefined, accessToken),
  )
  for (const { id } of page.items) {
    await send('PUT', `/fan/${tenant}/fan-profiles/${id}`, { city: 'Łódź', birthDay: '2000-02-29' }, accessToken)
    await backend.control.advance(1234)
  }
  await send('POST', `/fan/${tenant}/fan-profiles/sync`, undefined, accessToken)
  await backend.control.advance(2999)
  await send('PUT', `/fan/${tenant}/fan-profiles/${page.items[0]?.id ?? ''}`, { lastName: null }, accessToken)
  await backend.control.advance(1)
  return backend.control.stateHash()
}
