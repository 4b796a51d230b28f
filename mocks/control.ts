import type { BillingPlan } from '../src/contract/fields/user.ts'
import type { ErrorStatus } from '../src/contract/endpoint/errors.ts'
import type { LiveEvent } from '../src/contract/endpoint/events.ts'
import type { JournalExport } from './db/journal/journal.ts'
import type { NetworkName } from './faults/networks.ts'
import type { OnHeld } from './faults/fault.ts'
import type { FaultInput } from './faults/readFault.ts'
import type { ClubData } from './seed/prospect/clubData.ts'
import type { SnapshotInfo } from './snapshots/snapshot.ts'
import type { ScenarioName } from './seed/scenarios/scenarios.ts'
import type {
  ModelInfo,
  ConditionsInfo,
  SentMail,
  ShareOptions,
  ShareLink,
  OpenedShare,
  Person,
  PersonSession,
  Match,
  Subscription,
  FigureFilters,
  Figures,
} from './controlReplies.ts'

export type * from './controlReplies.ts'
export type { OnHeld } from './faults/fault.ts'

/**
 * The control API. Every method takes and gives JSON, so that it works the same in process, over a port and over HTTP.
 */
export interface Control {
  info(): Promise<ModelInfo>
  /** Resets the model to its seed: drops every write and every fault. */
  reset(): Promise<void>
  /**
   * Loads a scenario afresh. `prospect` takes a club as data; without one it has the club that it had last, or else a
   * default one.
   */
  loadScenario(name: ScenarioName, club?: ClubData): Promise<void>
  /**
   * Makes the next `times` (1) calls of an operation, given by its id (or that of the document), answer `status`; 0
   * removes the fault.
   */
  fail(endpoint: string, status: ErrorStatus, times?: number): Promise<void>
  /** Delays every answer by this many milliseconds. */
  latency(milliseconds: number): Promise<void>
  /** Lists the network, the faults that are set, and those that can be set by name. */
  conditions(): Promise<ConditionsInfo>
  /** Puts a network between clients and the model: `direct`, `office`, `4g`, `stadium` or `offline`. */
  network(name: NetworkName): Promise<void>
  /** Sets a fault: a preset by its id, or one as data. Rejects with a sentence for each wrong field. */
  setFault(fault: FaultInput): Promise<void>
  /** Ends one fault. */
  clearFault(id: string): Promise<void>
  /** Ends every fault and delay, and brings the good network back. */
  clearFaults(): Promise<void>
  /** Sends an event to all listeners, although nothing has happened. */
  emit(event: Omit<LiveEvent, 'at'>): Promise<void>
  /** Expires all access tokens issued so far; refresh tokens stay valid. */
  expireAccessTokens(): Promise<void>
  /** Moves the model's clock forward by milliseconds, and runs the timed tasks that fall due on the way. */
  advance(milliseconds: number): Promise<void>
  /**
   * Lets the model's time pass up to 3600 times faster than the host's, until it is set to 1. At 0 time stands still
   * and only `advance` moves it, also after a reset. A model whose time always stands still rejects any other speed.
   */
  speed(times: number): Promise<void>
  /** Lists everybody who can sign in, by club in the order of the scenario; clubs that have signed up since follow. */
  people(): Promise<readonly Person[]>
  /**
   * Signs a person in by id, without a password: returns the tokens of a new session. With `ahead`, they last that many
   * milliseconds longer, so that they are still good after a jump of the clock.
   */
  session(person: string, ahead?: number): Promise<PersonSession>
  /** The next home game of a club by its calendar; null for an unknown club. */
  nextMatch(tenant: string): Promise<Match | null>
  /** Lists the mails that were "sent", the latest first; each link is a route of the product, token included. */
  mails(): Promise<readonly SentMail[]>
  /** Reads a club's subscription from the payment provider; null for an unknown club. */
  subscription(tenant: string): Promise<Subscription | null>
  /**
   * Reports, as the payment provider does, that a club has subscribed to a plan, or with `none` that it has cancelled.
   */
  subscribe(tenant: string, plan: BillingPlan): Promise<void>
  /** Computes the figures of a club's dashboard; null for an unknown club. */
  figures(tenant: string, filters: FigureFilters): Promise<Figures | null>
  /** Exports every write since the seed as JSON. */
  exportJournal(): Promise<JournalExport>
  /**
   * Replaces all writes by those of an export. The network and faults end, unless `keepFaults` is true. Rejects with a
   * reason, and changes nothing, if that is not a complete journal.
   */
  importJournal(journal: unknown, keepFaults?: boolean): Promise<void>
  /** Lists the snapshots, the latest first. */
  snapshots(): Promise<readonly SnapshotInfo[]>
  /** Saves the current state under a name. Automatic ones make room for newer ones, except the one with the id `spared`. */
  saveSnapshot(name: string, automatic?: boolean, spared?: string): Promise<SnapshotInfo>
  /** Replaces the current state, faults among it, by that of a snapshot. */
  restoreSnapshot(id: string): Promise<void>
  /** Gives a snapshot another name; an automatic one is then kept. */
  renameSnapshot(id: string, name: string): Promise<void>
  deleteSnapshot(id: string): Promise<void>
  /** The text of a file with a snapshot. */
  exportSnapshot(id: string): Promise<string>
  /** Adds the snapshot of a file. Rejects with a reason if it holds none of this seed. */
  importSnapshot(text: string): Promise<SnapshotInfo>
  /** Puts the current state into the text of a link, without tokens, passwords and keys. */
  share(options?: ShareOptions): Promise<ShareLink>
  /**
   * Opens the text of a link; what it replaces is kept as a snapshot first. Rejects with a sentence, and changes
   * nothing, if it is damaged.
   */
  openShare(text: string): Promise<OpenedShare>
  /** Brings back what a link has left behind. */
  startOver(): Promise<void>
  /** Hashes the state: equal for the same scenario, seed, anchor and journal, on any machine. */
  stateHash(): Promise<string>
}

/** All methods; those with `reads` change nothing, so a client may retry them. */
const controlMethods = {
  info: { reads: true },
  reset: { reads: false },
  loadScenario: { reads: false },
  fail: { reads: false },
  latency: { reads: false },
  conditions: { reads: true },
  network: { reads: false },
  setFault: { reads: false },
  clearFault: { reads: false },
  clearFaults: { reads: false },
  emit: { reads: false },
  expireAccessTokens: { reads: false },
  advance: { reads: false },
  speed: { reads: false },
  people: { reads: true },
  session: { reads: true },
  nextMatch: { reads: true },
  mails: { reads: true },
  subscription: { reads: true },
  subscribe: { reads: false },
  figures: { reads: true },
  exportJournal: { reads: true },
  importJournal: { reads: false },
  snapshots: { reads: true },
  saveSnapshot: { reads: false },
  restoreSnapshot: { reads: false },
  renameSnapshot: { reads: false },
  deleteSnapshot: { reads: false },
  exportSnapshot: { reads: true },
  importSnapshot: { reads: false },
  share: { reads: true },
  openShare: { reads: false },
  startOver: { reads: false },
  stateHash: { reads: true },
} as const satisfies Record<keyof Control, { reads: boolean }>

export type ControlMethod = keyof typeof controlMethods
export type ReadingMethod = {
  [M in ControlMethod]: (typeof controlMethods)[M]['reads'] extends true ? M : never
}[ControlMethod]
export type ChangingMethod = Exclude<ControlMethod, ReadingMethod>

// `Object.keys` gives strings; the object above has no other keys.
const methodNames = Object.keys(controlMethods) as ControlMethod[]

/** True if a name is that of a method which changes nothing. */
export function isReadingMethod(name: string): name is ReadingMethod {
  return methodNames.some((known) => known === name && controlMethods[known].reads)
}

/** The status of a server, as sent to its pages. */
export type ServerStatus =
  /**
   * `waiting`: another server of this browser still holds the saved changes. `replaying`: `done` of `total` have been
   * replayed.
   */
  | { state: 'starting'; doing: 'opening' | 'waiting' }
  | { state: 'starting'; doing: 'replaying'; done: number; total: number }
  /** Requests are answered. Notices are sentences for the user. */
  | { state: 'ready'; notices: readonly string[] }
  /** The saved changes were handed over to another server; this one no longer saves anything. */
  | { state: 'left'; to: 'newer build' | 'other tab' }
  /** The site data was deleted while this page was open; another server has begun with the new one. */
  | { state: 'left'; to: 'new storage' }
  /** A server of a newer build holds the saved changes and does not hand them over to an older one. */
  | { state: 'outdated' }
  /** The server could not be started; it retries if that may help. */
  | { state: 'failed'; reason: string }

/** A model as its clients see it: `fetch` takes a Request and gives a Response; `control` is its control API. */
export interface Backend {
  fetch(request: Request): Promise<Response>
  /** Does the same as `fetch`, and tells when the answer is held back. */
  answer(request: Request, onHeld: OnHeld): Promise<Response>
  control: Control
}

/** Calls a method by its name, as a message or a URL gives it; throws for an unknown one. */
export async function callControl(control: Control, method: string, args: readonly unknown[]): Promise<unknown> {
  const known = methodNames.find((name) => name === method)
  if (!known) throw new Error(`control has no "${method}"; it has ${methodNames.join(', ')}`)
  // Each method checks its own arguments.
  return await (control[known] as (...args: readonly unknown[]) => Promise<unknown>)(...args)
}

/** Creates a control API that forwards every call through `send`, to a model elsewhere. */
export function makeControl(send: (method: ControlMethod, args: readonly unknown[]) => Promise<unknown>): Control {
  const methods = methodNames.map((method) => [method, (...args: unknown[]) => send(method, args)])
  // The object is built from the names of all methods; each forwards its arguments and returns the answer.
  return Object.fromEntries(methods) as Control
}
