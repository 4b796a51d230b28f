import { createStore, type StoreApi } from 'zustand/vanilla'
import type { User } from '../contract/user.ts'
import { contract } from '../contract/index.ts'
import type { Call } from './client.ts'
import type { TokenJar } from './tokens.ts'

/**
 * Who is signed in. It is `loading` from the start until the first answer, and again when the tokens change hands. `expired` says
 * that the server has ended the session, which the person did not ask for.
 */
export type SessionState = { status: 'loading' } | { status: 'in'; user: User } | { status: 'out'; expired?: true }

export interface Session {
  store: StoreApi<SessionState>
  /** Fetches the current user; without tokens, or on any failure, nobody is signed in. */
  load(): Promise<void>
  /** Stores both tokens and loads the user; throws what either call throws. */
  login(credentials: { email: string; password: string }): Promise<void>
  /** Makes no call: it forgets the tokens and the user (docs/contract.md#logout). */
  logout(): void
  /** The server has ended the session: there is no user any more. */
  expire(): void
  /** The tokens may have changed: starts over where they are not this session's own. */
  follow(): Promise<void>
  /** The page is looked at again: refetches the user, or starts over where another tab has signed in as somebody else. */
  revalidate(): Promise<void>
}

/** @param onChangeOfUser called whenever cached answers may belong to somebody else */
export function createSession(call: Call, tokens: TokenJar, onChangeOfUser: () => void): Session {
  const store = createStore<SessionState>(() => ({ status: 'loading' }))
  let loadedWith: string | null = null
  /** Raised whenever the session changes hands; an answer to an earlier one comes too late. */
  let generation = 0

  const setState = (state: SessionState) => store.setState(state, true)

  /** Fetches the user of the tokens that are there; gives the failure, if any. */
  async function fetchUser(): Promise<unknown> {
    const { accessToken, refreshToken } = tokens.read()
    const mine = ++generation
    loadedWith = refreshToken
    if (!accessToken && !refreshToken) {
      setState({ status: 'out' })
      return null
    }
    try {
      const user = await call(contract.account.me, {})
      if (mine === generation) setState({ status: 'in', user })
      return null
    } catch (error) {
      if (mine === generation) setState({ status: 'out' })
      return error
    }
  }

  async function startOver() {
    onChangeOfUser()
    setState({ status: 'loading' })
    await fetchUser()
  }

  function end(state: SessionState) {
    generation++
    loadedWith = null
    if (store.getState().status === 'out') return
    onChangeOfUser()
    setState(state)
  }

  return {
    store,
    expire: () => end({ status: 'out', expired: true }),
    async load() {
      await fetchUser()
    },
    async login(credentials) {
      const given = await call(contract.account.login, { body: credentials })
      onChangeOfUser()
      tokens.write(given)
      const failure = await fetchUser()
      if (failure !== null) throw failure
    },
    logout() {
      tokens.clear()
      end({ status: 'out' })
    },
    async follow() {
      if (tokens.read().refreshToken !== loadedWith) await startOver()
    },
    async revalidate() {
      if (tokens.read().refreshToken !== loadedWith) return startOver()
      if (store.getState().status !== 'in') return
      const mine = generation
      const user = await call(contract.account.me, {}).catch(() => null)
      if (user && mine === generation) setState({ status: 'in', user })
    },
  }
}
