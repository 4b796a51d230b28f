import { createApi, type Api, type ApiOptions } from '../../../src/api/api.ts'
import { checkReply } from '../../../src/api/client/checkReply.ts'
import { memoryJar, type TokenJar } from '../../../src/api/session/tokens.ts'
import type { ErrorStatus } from '../../../src/contract/endpoint/errors.ts'
import { createCallsAtWork } from '../../../mocks/browser/callsAtWork.ts'
import { createBackend, type BackendOptions } from '../../../mocks/backend.ts'
import type { Backend, Control, OnHeld, Person } from '../../../mocks/control.ts'
import type { FaultInput } from '../../../mocks/faults/readFault.ts'
import { PASSWORD } from '../../../mocks/seed/scenarios/scenarios.ts'

export interface WorldOptions extends Pick<BackendOptions, 'scenario' | 'seed' | 'anchor' | 'club'> {
  /**
   * The e-mail of the signed-in person, or who of them all; null for none. An administrator of the first club by
   * default.
   */
  as?: string | null | undefined | ((people: readonly Person[]) => string | null | undefined)
  /** How much of the model's time passes before the sign-in, in milliseconds. */
  passed?: number
  /** A journal that `control` has exported: the state to begin with. */
  journal?: unknown
  /** The id of the signed-in person, instead of `as`; null for none. */
  person?: string | null
  /** Resolves once the backend takes requests; without it, it always does. */
  ready?: ApiOptions['ready']
  /** Prepares the backend after the sign-in: faults, latency, the clock. */
  prepare?(control: Control): Promise<void>
}

/** A backend with its own API client. Two worlds on one page are independent. */
export interface World {
  backend: Backend
  api: Api
  tokens: TokenJar
  /** Sends requests of the client to the backend. */
  fetch: typeof fetch
  /** All requests of the client in order, such as `GET /fan/…?limit=10`. */
  requests: string[]
  /**
   * Holds answers back from now on, until the returned function is called. They are produced immediately. The event
   * stream is not held. Unlike a latency, this cannot end too early on a busy machine.
   */
  hold(): () => void
  /** Lets no call time out any more: its toast would appear in the next test. */
  end(): void
  /** Resolves once the backend has answered all calls so far, also those whose answers are held back. */
  answered(): Promise<void>
}

const BASE = 'http://club.example/api/v1'

type Send = Backend['fetch']
let wrap = (send: Send): Send => send
/** Lets the long run record what every world answers from now on (tests/support/pages/recordWorlds.ts). */
export function wrapWorlds(wrapper: typeof wrap) {
  wrap = wrapper
}

/** Opens a world and signs a person in. The session is loaded when it resolves. */
export async function openWorld({
  club,
  as = club ? undefined : 'admin@rovers.example',
  passed = 0,
  prepare,
  journal,
  person,
  ready,
  ...options
}: WorldOptions = {}): Promise<World> {
  const backend = createBackend(club ? { club, ...options } : { scenario: 'two-clubs', ...options })
  const { answer } = backend
  const work = createCallsAtWork()
  const onHeldOf = new WeakMap<Request, OnHeld>()
  backend.fetch = wrap((request) => answer(request, onHeldOf.get(request) ?? (() => {})))
  const tokens = memoryJar()
  const requests: string[] = []
  let gate: Promise<void> | null = null
  let hasEnded = false
  const fetchBackend: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    requests.push(`${request.method} ${request.url.slice(BASE.length)}`)
    const held = request.url.endsWith('/system/sse') ? null : gate
    // As in the demo, a busy machine makes no call time out.
    const response = await work.track((onHeld) => {
      onHeldOf.set(request, onHeld)
      return backend.fetch(request)
    })
    await held
    return response
  }
  const api = createApi({
    baseUrl: BASE,
    tokens,
    fetch: fetchBackend,
    checkReply,
    settled: () => (hasEnded ? new Promise<void>(() => {}) : work.settled()),
    ...(ready && { ready }),
  })
  if (journal !== undefined) await backend.control.importJournal(journal)
  if (passed > 0) await backend.control.advance(passed)
  if (typeof person === 'string') tokens.write(await backend.control.session(person))
  const email = typeof as === 'function' ? as(await backend.control.people()) : as
  if (email === null || person !== undefined) await api.session.load()
  else await api.session.login({ email: email ?? (await firstAccount(backend)), password: PASSWORD })
  requests.length = 0
  await prepare?.(backend.control)
  function hold() {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    return () => {
      gate = null
      resolve()
    }
  }
  const end = () => void (hasEnded = true)
  return { backend, api, tokens, requests, fetch: fetchBackend, hold, end, answered: work.settled }
}

const firstAccount = async ({ control }: Backend) => (await control.info()).accounts[0]?.email ?? ''

/** The tenant of the signed-in user. */
export function tenantOf({ api }: Pick<World, 'api'>): string {
  const state = api.session.store.getState()
  return state.status === 'in' ? state.user.tenant : ''
}

/** Sets a fault of the director's catalogue (mocks/faults/presets.ts), as it is or with some of its fields changed. */
export const withFault = (fault: FaultInput) => (control: Control) => control.setFault(fault)

/** Delays all answers beyond the end of any test. */
export const neverAnswers = (control: Control) => control.latency(2_000_000_000)

/** Makes every call of an operation fail with a status. */
export const alwaysFails = (endpoint: string, status: ErrorStatus) => (control: Control) =>
  control.fail(endpoint, status, 1_000_000)

// Storybook knows no type of a loader's values.
/** The world of a story, from the values of its loaders (.storybook/preview.tsx). */
export const worldOf = (loaded: Record<string, unknown>) => loaded.world as World
