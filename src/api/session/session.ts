import { hashKey } from '@tanstack/react-query'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { User } from '../../contract/fields/user.ts'
import { contract } from '../../contract/index.ts'
import type { Call } from '../client/client.ts'
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
  /** Refetches the user, or starts over where another tab has signed in as somebody else. */
  revalidate(): Promise<void>
  /** Another tab got this answer for its user: refetches the user where it is the same one and differs from ours. */
  compare(user: { id: string }): void
}

export interface SessionEvents {
  /** Cached answers may belong to somebody else. */
  onChangeOfUser(): void
  /** The server answered a user, or something about the user, that this session did not know. */
  onNews(user: User): void
}

export function createSession(call: Call, tokens: TokenJar, { onChangeOfUser, onNews }: SessionEvents): Session {
  const store = createStore<SessionState>(() => ({ status: 'loading' }))
  let loadedWith: string | null = null
  /** Raised whenever the session changes hands; an answer to an earlier one comes too late. */
  let generation = 0
  /** Counts the requests for the user; `answered` is the latest one with an answer. */
  let asked = 0
  let answered = 0

  const setState = (state: SessionState) => store.setState(state, true)

  const knows = (user: { id: string }) => {
    const state = store.getState()
    return state.status === 'in' && hashKey([state.user]) === hashKey([user])
  }

  /** An answer that was overtaken by a later one is older than what is shown. */
  function setUser(user: User, order: number) {
    if (order < answered) return
    answered = order
    if (knows(user)) return
    setState({ status: 'in', user })
    onNews(user)
  }

  /** Fetches the user of the tokens that are there; gives the failure, if any. */
  async function fetchUser(): Promise<unknown> {
    const { accessToken, refreshToken } = tokens.read()
    const mine = ++generation
    const order = ++asked
    loadedWith = refreshToken
    if (!accessToken && !refreshToken) {
      setState({ status: 'out' })
      return null
    }
    try {
      const user = await call(contract.account.me, {})
      if (mine === generation) setUser(user, order)
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

  async function revalidate() {
    if (tokens.read().refreshToken !== loadedWith) return startOver()
    if (store.getState().status !== 'in') return
    const mine = generation
    const order = ++asked
    const user = await call(contract.account.me, {}).catch(() => null)
    if (user && mine === generation) setUser(user, order)
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
    revalidate,
    compare(user) {
      const state = store.getState()
      if (state.status === 'in' && state.user.id === user.id && !knows(user)) void revalidate()
    },
  }
}
