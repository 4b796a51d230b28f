import { beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../tests/support/world/world.ts'
import { contract } from '../../contract/index.ts'
import { createApi, type Api } from '../api.ts'
import type { ChangeChannel, TabMessage } from '../live/changes.ts'
import { eventually } from '../../../tests/support/runner/eventually.ts'

const OWNER = 'owner@newclub.example'

/** Works like BroadcastChannel: each tab hears the others, but not itself. */
function tabNetwork(): () => ChangeChannel {
  const tabs = new Set<(message: TabMessage) => void>()
  return () => {
    let own: ((message: TabMessage) => void) | undefined
    return {
      post(message) {
        for (const listener of tabs) if (listener !== own) listener(structuredClone(message))
      },
      listen(onMessage) {
        own = onMessage
        tabs.add(onMessage)
      },
    }
  }
}

/** Delays the responses of the server until `release` is called. */
function createHold(send: typeof fetch) {
  let waiting: Promise<void> | null = null
  const delayed: typeof fetch = async (...args) => {
    const until = waiting
    const response = await send(...args)
    await until
    return response
  }
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting = promise
    return {
      /** Stops delaying responses to later requests. */
      onlyThese: () => (waiting = null),
      release: resolve,
    }
  }
  return { fetch: delayed, hold }
}

const billingOf = ({ session }: Api) => {
  const state = session.store.getState()
  return state.status === 'in' ? state.user.billing : undefined
}

describe('the signed-in user', () => {
  let world: World
  let tenant = ''
  const joinTab = tabNetwork()
  const openTab = (send = world.fetch) =>
    createApi({ baseUrl: 'http://club.example/api/v1', tokens: world.tokens, fetch: send, changes: joinTab() })
  const subscribe = () => world.backend.control.subscribe(tenant, 'pro')

  beforeEach(async () => {
    world = await openWorld({ as: OWNER })
    const state = world.api.session.store.getState()
    tenant = state.status === 'in' ? state.user.tenant : ''
  })

  it('updates in every tab as soon as one tab receives a change', async () => {
    const tabs = [openTab(), openTab()]
    for (const { session } of tabs) await session.load()
    expect(tabs.map(billingOf)).toEqual([null, null])
    await subscribe()
    // The user returns from the payment page in a new tab.
    const third = openTab()
    await third.session.load()
    await eventually(() => expect(tabs.map(billingOf)).toEqual([billingOf(third), billingOf(third)]))
    expect(billingOf(third)).not.toBeNull()
  })

  it('is not refetched by other tabs when nothing has changed', async () => {
    const [first, second] = [openTab(), openTab()]
    await first.session.load()
    await second.session.load()
    world.requests.length = 0
    await second.session.revalidate()
    await new Promise((resolve) => setTimeout(resolve))
    expect(world.requests).toEqual(['GET /accounts/me'])
  })

  it('stays if another tab gets other tokens of the same user, such as by a new password', async () => {
    const tab = openTab()
    await tab.session.load()
    tab.queryClient.setQueryData(['club.get', {}], 'what the page shows')
    const states: string[] = []
    tab.session.store.subscribe(({ status }) => states.push(status))
    await world.api.call(contract.account.changePassword, { body: { oldPassword: 'touchline', newPassword: 'flag' } })
    await world.api.session.login({ email: OWNER, password: 'flag' })
    await tab.session.syncTokens()
    await tab.session.revalidate()
    expect(states).toEqual([])
    expect(tab.queryClient.getQueryData(['club.get', {}])).toBe('what the page shows')
    expect((await tab.call(contract.account.me, {})).email).toBe(OWNER)
  })

  it('is not brought back by the late answer of a write', async () => {
    const tab = openTab()
    await tab.session.load()
    const user = await tab.call(contract.account.updateMe, { body: { firstName: 'Late' } })
    tab.session.update({ ...user, firstName: 'Later' })
    expect(tab.session.store.getState()).toMatchObject({ user: { firstName: 'Later' } })
    tab.session.update({ ...user, id: 'somebody else' })
    expect(tab.session.store.getState()).toMatchObject({ user: { id: user.id } })
    tab.session.logout()
    tab.session.update(user)
    expect(tab.session.store.getState()).toEqual({ status: 'out' })
  })

  it('is not overwritten by a response that a later one has overtaken', async () => {
    const { fetch, hold } = createHold(world.fetch)
    const tab = openTab(fetch)
    await tab.session.load()
    const { release, onlyThese } = hold()
    const slow = tab.session.revalidate()
    await eventually(() => expect(world.requests.filter((request) => request === 'GET /accounts/me')).toHaveLength(2))
    onlyThese()
    await subscribe()
    await tab.session.revalidate()
    expect(billingOf(tab)).not.toBeNull()
    release()
    await slow
    expect(billingOf(tab)).not.toBeNull()
  })
})
