import { createStore, type StoreApi } from 'zustand/vanilla'
import type { User } from '../contract/account.ts'
import { contract } from '../contract/index.ts'
import type { Call } from './client.ts'
import type { TokenJar } from './tokens.ts'

/** Who is signed in. It is `loading` from the start until the first answer, and again when the tokens change hands. */
export type SessionState = { status: 'loading' } | { status: 'in'; user: User } | { status: 'out' }

export interface Session {
  store: StoreApi<SessionState>
  /** Fetches the current user; without tokens, or on any failure, nobody is signed in. */
  load(): Promise<void>
  /** Stores both tokens and loads the user; throws what the login call throws. */
  login(credentials: { email: string; password: string }): Promise<void>
  /** Makes no call: it forgets the tokens and the user (readings 2.6). */
  logout(): void
  /** The server has ended the session: there is no user any more. */
  end(): void
  /** The page is looked at again: refetches the user, or starts over where another tab has signed in as somebody else. */
  revalidate(): Promise<void>
}

/** @param onChangeOfUser called whenever cached answers may belong to somebody else */
export function createSession(call: Call, tokens: TokenJar, onChangeOfUser: () => void): Session {
  const store = createStore<SessionState>(() => ({ status: 'loading' }))
  let loadedWith: string | null = null

  const setState = (state: SessionState) => store.setState(state, true)

  async function load() {
    const { accessToken, refreshToken } = tokens.read()
    loadedWith = refreshToken
    if (!accessToken && !refreshToken) return setState({ status: 'out' })
    try {
      setState({ status: 'in', user: await call(contract.account.me, {}) })
    } catch {
      setState({ status: 'out' })
    }
  }

  function end() {
    if (store.getState().status === 'out') return
    loadedWith = null
    onChangeOfUser()
    setState({ status: 'out' })
  }

  return {
    store,
    load,
    end,
    async login(credentials) {
      const given = await call(contract.account.login, { body: credentials })
      onChangeOfUser()
      tokens.write(given)
      await load()
    },
    logout() {
      tokens.clear()
      end()
    },
    async revalidate() {
      const { refreshToken } = tokens.read()
      if (refreshToken !== loadedWith) {
        onChangeOfUser()
        setState({ status: 'loading' })
        return load()
      }
      if (store.getState().status !== 'in') return
      const user = await call(contract.account.me, {}).catch(() => null)
      if (user && store.getState().status === 'in') setState({ status: 'in', user })
    },
  }
}
