import type { BillingPlan } from '../src/contract/fields/user.ts'
import type { ErrorStatus } from '../src/contract/endpoint/errors.ts'
import type { LiveEvent } from '../src/contract/endpoint/events.ts'
import type { MailRecord } from './db/collections.ts'
import type { JournalExport } from './db/journal/journal.ts'
import type { accounts, ScenarioName } from './seed/scenarios/scenarios.ts'

/** What a model says of itself. */
export interface ModelInfo {
  scenario: ScenarioName
  seed: string
  /** Where its time began, and what it is now; ISO 8601 in UTC. */
  anchor: string
  now: string
  /** How many writes its journal holds. */
  writes: number
  /** Sentences for the person before the screen: what had to be set aside at the start. */
  notices: readonly string[]
  accounts: typeof accounts
}

/** A club as the payment provider knows it. */
export interface Subscription {
  tenant: string
  club: string
  accent: string | null
  plan: BillingPlan
  /** Customer id; null for a club that has never paid. */
  customer: string | null
}

/** What the dashboard's figures are narrowed down by: `period` is 30d, 90d, 365d or all, the others values of profiles, `unknown` for none. */
export type FigureFilters = Partial<Record<'period' | 'country' | 'membership' | 'age' | 'gender', string>>

/** A value and its change in percent, null where nothing came before. */
export interface Change {
  value: number
  delta: number | null
}

/** How many have a value; null for those of whom it is not known. */
export interface Share {
  name: string | null
  count: number
}

/** How often something was sold, and for how much. */
export interface Ranked {
  name: string
  count: number
  value: number
}

/** All that the embedded dashboard draws: a club's people as they are now, and what happened in the period. */
export interface Figures {
  club: { name: string; accent: string | null; sport: string | null }
  period: '30d' | '90d' | '365d' | 'all'
  step: 'day' | 'week' | 'month'
  /** How many days the changes look back. */
  comparedDays: number
  /** Of everybody, whatever the filters. */
  options: { countries: Share[]; memberships: Share[] }
  totals: { members: number } & Record<
    | 'fans'
    | 'newFans'
    | 'orders'
    | 'shopRevenue'
    | 'orderValue'
    | 'shopCustomers'
    | 'tickets'
    | 'ticketRevenue'
    | 'ticketPrice'
    | 'ticketBuyers',
    Change
  >
  /** One point for each step, without a gap; `at` is its first day. */
  series: ({ at: string } & Record<
    'fans' | 'newFans' | 'orders' | 'shopRevenue' | 'tickets' | 'ticketRevenue',
    number
  >)[]
  ages: Share[]
  genders: Share[]
  memberships: Share[]
  /** The first eight; the people of all others are in `otherCountries`. */
  countries: Share[]
  otherCountries: number
  products: Ranked[]
  events: Ranked[]
  ticketKinds: Share[]
}

/** The control API. Every method takes and gives JSON, so that it works the same in process, over a port and over HTTP. */
export interface Control {
  info(): Promise<ModelInfo>
  /** Back to the seed: every write and every fault is forgotten. */
  reset(): Promise<void>
  loadScenario(name: ScenarioName): Promise<void>
  /** The next `times` (1) calls of an operation, named by its id, answer `status`; 0 takes the fault away. */
  fail(endpoint: string, status: ErrorStatus, times?: number): Promise<void>
  /** Every answer takes at least this many milliseconds. */
  latency(milliseconds: number): Promise<void>
  /** Sends an event to those who listen, without anything having happened. */
  emit(event: Omit<LiveEvent, 'at'>): Promise<void>
  /** All access tokens given out so far have expired; refresh tokens stay good. */
  expireAccessTokens(): Promise<void>
  /** Moves the model's clock forward by milliseconds; what falls due on the way happens. */
  advance(milliseconds: number): Promise<void>
  /** The mails that were "sent", the latest first; each link is a route of the product, token included. */
  mails(): Promise<readonly MailRecord[]>
  /** What the payment provider knows of a club; null for a club that there is not. */
  subscription(tenant: string): Promise<Subscription | null>
  /** The payment provider tells that a club has subscribed to a plan, or with `none` that it no longer does. */
  subscribe(tenant: string, plan: BillingPlan): Promise<void>
  /** The figures of a club's dashboard; null for a club that there is not. */
  figures(tenant: string, filters: FigureFilters): Promise<Figures | null>
  /** Every write since the seed, as JSON. */
  exportJournal(): Promise<JournalExport>
  /** Replaces every write by those of an export. Rejects with a sentence, changing nothing, where that is not a whole journal. */
  importJournal(journal: unknown): Promise<void>
  /** The same for the same scenario, seed, anchor and journal, on any machine. */
  stateHash(): Promise<string>
}

/** Every method; `reads` marks those that change nothing, which a client may safely repeat. */
const controlMethods = {
  info: { reads: true },
  reset: { reads: false },
  loadScenario: { reads: false },
  fail: { reads: false },
  latency: { reads: false },
  emit: { reads: false },
  expireAccessTokens: { reads: false },
  advance: { reads: false },
  mails: { reads: true },
  subscription: { reads: true },
  subscribe: { reads: false },
  figures: { reads: true },
  exportJournal: { reads: true },
  importJournal: { reads: false },
  stateHash: { reads: true },
} as const satisfies Record<keyof Control, { reads: boolean }>

export type ControlMethod = keyof typeof controlMethods
export type ReadingMethod = {
  [M in ControlMethod]: (typeof controlMethods)[M]['reads'] extends true ? M : never
}[ControlMethod]
export type ChangingMethod = Exclude<ControlMethod, ReadingMethod>

// `Object.keys` gives strings; the object above has no other keys.
const methodNames = Object.keys(controlMethods) as ControlMethod[]

/** Whether a name is that of a method which changes nothing. */
export function isReadingMethod(name: string): name is ReadingMethod {
  return methodNames.some((known) => known === name && controlMethods[known].reads)
}

/** How a server is doing, as its pages are told. */
export type ServerStatus =
  /** `waiting`: another server of this browser still holds the saved changes. `replaying`: so many of them are done. */
  | { state: 'starting'; doing: 'opening' | 'waiting' }
  | { state: 'starting'; doing: 'replaying'; done: number; total: number }
  /** Requests are answered. Notices are sentences for the person at the screen. */
  | { state: 'ready'; notices: readonly string[] }
  /** The saved changes were handed to another server; this one saves nothing any more. */
  | { state: 'left'; to: 'newer build' | 'other tab' }
  /** A server of a newer build holds the saved changes and does not hand them to an older one. */
  | { state: 'outdated' }
  /** It could not be started; another try follows where one may help. */
  | { state: 'failed'; reason: string }

/** A model as its clients see it: requests in, responses out, and its control API. */
export interface Backend {
  fetch(request: Request): Promise<Response>
  control: Control
}

/** Calls a method by its name, as a message or a URL gives it; throws a sentence for an unknown one. */
export async function callControl(control: Control, method: string, args: readonly unknown[]): Promise<unknown> {
  const known = methodNames.find((name) => name === method)
  if (!known) throw new Error(`control has no "${method}"; it has ${methodNames.join(', ')}`)
  // The arguments are unchecked here: each method checks its own.
  return await (control[known] as (...args: readonly unknown[]) => Promise<unknown>)(...args)
}

/** Creates a control API that forwards every call, to a model that is somewhere else. */
export function makeControl(send: (method: ControlMethod, args: readonly unknown[]) => Promise<unknown>): Control {
  const methods = methodNames.map((method) => [method, (...args: unknown[]) => send(method, args)])
  // Built from the names of all methods: each forwards its arguments and returns the answer.
  return Object.fromEntries(methods) as Control
}
