import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openWorld, type World } from '../../../tests/support/world.ts'
import { createApi, type Api } from '../api.ts'
import type { ChangeChannel, TabNews } from '../live/changes.ts'

const OWNER = 'owner@newclub.example'

/** What BroadcastChannel does: each tab hears the others, and not itself. */
function tabNetwork(): () => ChangeChannel {
  const tabs = new Set<(news: TabNews) => void>()
  return () => {
    let own: ((news: TabNews) => void) | undefined
    return {
      tell(news) {
        for (const hear of tabs) if (hear !== own) hear(structuredClone(news))
      },
      listen(onNews) {
        own = onNews
        tabs.add(onNews)
      },
    }
  }
}

/** Holds back the answers of the server; `release` lets them arrive. */
function holdable(send: typeof fetch) {
  let waiting: Promise<void> | null = null
  const held: typeof fetch = async (...args) => {
    const until = waiting
    const response = await send(...args)
    await until
    return response
  }
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting = promise
    return {
      /** Later answers come at once. */
      onlyThese: () => (waiting = null),
      release: resolve,
    }
  }
  return { fetch: held, hold }
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

  it('follows in every tab as soon as one has learned of a change', async () => {
    const tabs = [openTab(), openTab()]
    for (const { session } of tabs) await session.load()
    expect(tabs.map(billingOf)).toEqual([null, null])
    await subscribe()
    // The tab of the payment page comes back to the product.
    const third = openTab()
    await third.session.load()
    await vi.waitFor(() => expect(tabs.map(billingOf)).toEqual([billingOf(third), billingOf(third)]))
    expect(billingOf(third)).not.toBeNull()
  })

  it('is not asked for by other tabs when nothing has changed', async () => {
    const [first, second] = [openTab(), openTab()]
    await first.session.load()
    await second.session.load()
    world.requests.length = 0
    await second.session.revalidate()
    await new Promise((resolve) => setTimeout(resolve))
    expect(world.requests).toEqual(['GET /accounts/me'])
  })

  it('is not overwritten by an answer that a later one has overtaken', async () => {
    const { fetch, hold } = holdable(world.fetch)
    const tab = openTab(fetch)
    await tab.session.load()
    const { release, onlyThese } = hold()
    const slow = tab.session.revalidate()
    await vi.waitFor(() => expect(world.requests.filter((request) => request === 'GET /accounts/me')).toHaveLength(2))
    onlyThese()
    await subscribe()
    await tab.session.revalidate()
    expect(billingOf(tab)).not.toBeNull()
    release()
    await slow
    expect(billingOf(tab)).not.toBeNull()
  })
})
