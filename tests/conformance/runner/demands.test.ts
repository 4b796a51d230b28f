import { describe, expect, it } from 'vitest'
import type { ModelInfo } from '../../../mocks/control.ts'
import { halfBuilt } from '../tools/halfBuilt.ts'
import { demandAccounts, demandControl, demandServer } from './demands.ts'

describe('a server', () => {
  /** A server that answers the list of sports, and a login without a body, with a status. */
  const serverOf = (list: number, login: number, text = '{}') =>
    demandServer({
      url: 'http://server.example/api/v1',
      fetch: async ({ url }) => new Response(text, { status: url.endsWith('/system/sports') ? list : login }),
    })

  it.each([
    [200, 501],
    [404, 400],
    [501, 422],
    [500, 401],
    [401, 400],
  ])('is judged if its first list answers %i, and its login %i', (list, login) =>
    expect(serverOf(list, login)).resolves.toBeUndefined(),
  )

  it.each([
    [404, 404],
    [401, 405],
    [500, 500],
    [302, 302],
  ])('is not judged if its first list answers %i, and its login %i', (list, login) =>
    expect(serverOf(list, login)).rejects.toThrow(
      `GET http://server.example/api/v1/system/sports answers ${list}, not 200. Is --url the base of the API`,
    ),
  )

  it('is not judged if it answers with no JSON', () =>
    expect(serverOf(200, 400, '<p>Hello')).rejects.toThrow('answers 200, but no JSON'))
})

describe('the control API of a model', () => {
  const fault = { status: 200 }
  const model = {
    info: async (): Promise<ModelInfo> => ({
      scenario: 'two-clubs',
      seed: '1',
      speed: 1,
      anchor: '2026-01-15T09:00:00.000Z',
      now: '2026-01-15T09:00:00.000Z',
      writes: 0,
      notices: [],
      accounts: [],
      leaveBehind: false,
      club: null,
    }),
    fail: async (_: string, status: number, times = 1) => void (fault.status = times > 0 ? status : 200),
  }
  const serverOf = (status: () => number) => ({
    url: 'http://server.example/api/v1',
    fetch: async () => new Response('{}', { status: status() }),
  })

  it('is accepted if it controls the server under test', async () => {
    await expect(
      demandControl(
        serverOf(() => fault.status),
        model,
        'http://model.example',
      ),
    ).resolves.toBeUndefined()
  })

  it('is refused if it controls another server, which is left unchanged', async () => {
    const elsewhere = demandControl(
      serverOf(() => 200),
      model,
      'http://model.example',
    )
    await expect(elsewhere).rejects.toThrow(/model\.example is not the server at http:\/\/server\.example/)
    expect(fault.status).toBe(200)
  })
})

describe('an account', () => {
  const server = halfBuilt(['account.login', 'account.me'])

  it('is accepted if the server agrees on its role, or does not tell it', async () => {
    await expect(demandAccounts(server)).resolves.toBeUndefined()
    await expect(demandAccounts(halfBuilt(['account.login']))).resolves.toBeUndefined()
  })

  it('is refused if the server says that it is of another club than it should be, or of one that has billing', async () => {
    const { admin, otherTenant } = server
    if (!otherTenant) throw new Error('the model has a second club')
    await expect(demandAccounts({ ...server, otherTenant: admin })).rejects.toThrow(
      '--other-tenant: admin@rovers.example is of the same club as --admin, says GET /accounts/me.',
    )
    const elsewhere = halfBuilt(['account.login', 'account.me'], {
      'account.me': async (response) => {
        const me: { email: string } = await response.json()
        return Response.json({ ...me, ...(me.email.startsWith('user@') && { tenant: 'another' }) })
      },
    })
    await expect(demandAccounts(elsewhere)).rejects.toThrow(
      '--user: user@rovers.example is of another club than --admin, says GET /accounts/me.',
    )
    await expect(demandAccounts({ ...server, unpaid: admin })).rejects.toThrow(
      '--unpaid: admin@rovers.example is of a club that has billing, says GET /accounts/me.',
    )
  })

  it('is refused as an admin, or as no admin, if the server says otherwise', async () => {
    const { admin, user } = server
    if (!user) throw new Error('the model has a user')
    await expect(demandAccounts({ ...server, admin: user })).rejects.toThrow(
      '--admin: user@rovers.example has the role user, says GET /accounts/me.',
    )
    await expect(demandAccounts({ ...server, user: admin })).rejects.toThrow(
      '--user: admin@rovers.example has the role admin',
    )
    await expect(demandAccounts({ ...server, unpaid: { ...admin, password: 'wrong' } })).rejects.toThrow(
      'refuses this login',
    )
  })
})
