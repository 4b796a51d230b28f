import { hashKey } from '@tanstack/react-query'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { User } from '../../contract/fields/user.ts'
import { contract } from '../../contract/index.ts'
import type { Call } from '../client/client.ts'
import { haveSameSubject, type TokenJar } from './tokens.ts'

/**
 * The state of the session. It is `loading` until the first response, and again when another user's tokens appear.
 * `expired` means that the server ended the session.
 */
export type SessionState = { status: 'loading' } | { status: 'in'; user: User } | { status: 'out'; expired?: true }

export interface Session {
  store: StoreApi<SessionState>
  /** Fetches the current user. Without tokens, or on any failure, the state becomes `out`. */
  load(): Promise<void>
  /** Stores both tokens and loads the user; throws what either call throws. */
  login(credentials: { email: string; password: string }): Promise<void>
  /** Clears the tokens and the user, without a request (docs/contract.md#logout). */
  logout(): void
  /** Call it when the server has ended the session. */
  expire(): void
  /** Reloads the session if the stored tokens are no longer the ones it was loaded with. */
  syncTokens(): Promise<void>
  /** Refetches the user, or reloads the session if another tab has signed in as another user. */
  revalidate(): Promise<void>
  /** Takes the user that a write has answered with, unless somebody else has signed in, or nobody is. */
  update(user: User): void
  /** Takes the user that another tab received. Refetches if it is the same user with different data. */
  compareUser(user: { id: string }): void
}

export interface SessionEvents {
  /** Called before another user is loaded: cached answers may belong to the previous one. */
  onUserSwitch(): void
  /** Called when a response contains a new user or new data of the user. */
  onUserUpdate(user: User): void
}

/** Creates the session on the stored tokens. It starts as `loading`; call `load` to fetch the user. */
export function createSession(call: Call, tokens: TokenJar, { onUserSwitch, onUserUpdate }: SessionEvents): Session {
  const { store, setState, leave, hasUser, startRequest, setUser } = createSessionStore({ onUserSwitch, onUserUpdate })
  const owner = createOwner(store, tokens)
  /** Increases whenever the session changes hands; responses from an earlier generation are ignored. */
  let generation = 0
  let loading: Promise<unknown> | null = null

  /** Fetches the user for the stored tokens; returns the error, or null. */
  async function fetchUser(): Promise<unknown> {
    const { accessToken, refreshToken } = tokens.read()
    const started = ++generation
    const order = startRequest()
    owner.set(refreshToken)
    if (!accessToken && !refreshToken) {
      setState({ status: 'out' })
      return null
    }
    try {
      const user = await call(contract.account.me, {})
      if (started === generation) setUser(user, order)
      return null
    } catch (error) {
      if (started === generation) leave({ status: 'out' })
      return error
    }
  }

  async function reload() {
    leave({ status: 'loading' })
    await fetchUser()
  }

  async function revalidate() {
    if (!owner.isSame()) return reload()
    if (store.getState().status !== 'in') return
    const started = generation
    const order = startRequest()
    const user = await call(contract.account.me, {}).catch(() => null)
    if (user && started === generation) setUser(user, order)
  }

  function end(state: SessionState) {
    generation++
    owner.set(null)
    if (store.getState().status === 'out') return
    leave(state)
  }

  return {
    store,
    expire: () => end({ status: 'out', expired: true }),
    async load() {
      await (loading ??= fetchUser())
    },
    async login(credentials) {
      const given = await call(contract.account.login, { body: credentials })
      // A signed-in user has changed the password: what the page shows stays.
      if (store.getState().status !== 'in') onUserSwitch()
      tokens.write(given)
      const failure = await fetchUser()
      if (failure !== null) throw failure
    },
    logout() {
      tokens.clear()
      end({ status: 'out' })
    },
    async syncTokens() {
      if (!owner.isSame()) await reload()
    },
    revalidate,
    update(user) {
      const state = store.getState()
      if (state.status === 'in' && state.user.id === user.id) setUser(user, startRequest())
    },
    compareUser(user) {
      const state = store.getState()
      if (state.status === 'in' && state.user.id === user.id && !hasUser(user)) void revalidate()
    },
  }
}

/** Whose tokens the session was loaded with. */
function createOwner(store: StoreApi<SessionState>, tokens: TokenJar) {
  let loadedWith: string | null = null
  return {
    set(refreshToken: string | null) {
      loadedWith = refreshToken
    },
    /** True if nobody else has signed in: a new password, or a longer session, brings other tokens of the same user. */
    isSame(): boolean {
      const { refreshToken } = tokens.read()
      const isRenewed = store.getState().status === 'in' && haveSameSubject(refreshToken, loadedWith)
      if (isRenewed) loadedWith = refreshToken
      return refreshToken === loadedWith
    },
  }
}

/** The store of a session. It ignores a response that a later one has overtaken. */
function createSessionStore({ onUserSwitch, onUserUpdate }: SessionEvents) {
  const store = createStore<SessionState>(() => ({ status: 'loading' }))
  /** The number of requests for the user, and the latest one that got a response. */
  let requested = 0
  let answered = 0

  const setState = (state: SessionState) => store.setState(state, true)
  /** Enters a state without a user. */
  function leave(state: SessionState) {
    onUserSwitch()
    setState(state)
  }
  const hasUser = (user: { id: string }) => {
    const state = store.getState()
    return state.status === 'in' && hashKey([state.user]) === hashKey([user])
  }

  function setUser(user: User, order: number) {
    if (order < answered) return
    answered = order
    if (hasUser(user)) return
    const state = store.getState()
    if (state.status === 'in' && state.user.id !== user.id) onUserSwitch()
    setState({ status: 'in', user })
    onUserUpdate(user)
  }

  return { store, setState, leave, hasUser, setUser, startRequest: () => ++requested }
}
