import type { ErrorStatus } from '../../src/contract/endpoint/errors.ts'
import { createRng } from '../db/random/rng.ts'
import { calm, FAULTS_MAX } from '../faults/calm.ts'
import type { ActiveFault, Conditions, Fault, OnHeld } from '../faults/fault.ts'
import { FAULT_HEADER } from '../faults/faultHeader.ts'
import { networks, type NetworkName, type NetworkProfile } from '../faults/networks.ts'
import { covers } from '../faults/operationPatterns.ts'
import { failure, Problem } from './problems.ts'
import { failedFetch } from './words.ts'

/** A request that gets no answer: `fetch` rejects with it, as a browser's does without a network. */
export class NetworkDown extends TypeError {
  constructor() {
    super(failedFetch)
  }
}

/** The operation of the event stream, which stays open and is cut when a fault begins to meet it. */
const STREAM = 'system.sse'

/** The number of latest delays that count towards `meanDelay`. */
const RECENT = 20

/** The network and the injected faults: `control` sets them, and `serve` applies them. */
export interface Faults {
  /** The conditions as data. */
  read(): Conditions
  /** The mean delay of the last 20 calls in milliseconds; null before the first. */
  meanDelay(): number | null
  /** Replaces all conditions. */
  replace(conditions: Conditions): void
  /** The next `times` calls of an operation answer `status`; 0 removes that fault. */
  fail(endpoint: string, status: ErrorStatus, times: number): void
  /** Delays every answer by this many milliseconds of the host's time. */
  latency(milliseconds: number): void
  network(name: NetworkName): void
  /** Sets a fault; one of the same id is replaced. */
  set(fault: Fault): void
  /** Removes a fault; false if there is none of this id. */
  remove(id: string): boolean
  /** Removes every fault and brings the good network back. */
  clear(): void
  /** True if an open event stream must end now. */
  cutsStreams(): boolean
  /** Waits as long as the network and the faults want, then throws the problem that meets the operation, if any. */
  apply(endpoint: string, onHeld?: OnHeld): Promise<void>
}

/**
 * @param seed decides with the number of a call what happens to it
 * @param onChange called after each change of the conditions
 */
export function createFaults(seed = '1', onChange: () => void = () => {}): Faults {
  let conditions: Conditions = calm
  let recent: number[] = []
  const change = (changed: Partial<Conditions>) => {
    conditions = { ...conditions, ...changed }
    onChange()
  }
  const without = (id: string) => conditions.faults.filter((fault) => fault.id !== id)
  const set = (fault: Fault) => {
    const others = without(fault.id)
    if (others.length >= FAULTS_MAX) throw new Error(`there are ${FAULTS_MAX} faults already`)
    change({ faults: [...others, { ...fault, hits: 0, calls: 0 }] })
  }
  const remove = (id: string) => {
    const others = without(id)
    if (others.length === conditions.faults.length) return false
    change({ faults: others })
    return true
  }

  return {
    read: () => structuredClone(conditions),
    meanDelay: () =>
      recent.length === 0 ? null : Math.round(recent.reduce((sum, each) => sum + each) / recent.length),
    replace: (next) => change(structuredClone(next)),
    fail(endpoint, status, times) {
      const id = `fail.${endpoint}`
      const title = `${endpoint} answers ${status}`
      if (times === 0) remove(id)
      else set({ id, title, operations: [endpoint], answer: status, delay: 0, times, probability: 1 })
    },
    latency: (latency) => change({ latency }),
    network(network) {
      recent = []
      change({ network, calls: 0 })
    },
    set,
    remove,
    clear() {
      recent = []
      if (JSON.stringify(conditions) !== JSON.stringify(calm)) change(calm)
    },
    cutsStreams: () =>
      conditions.network === 'offline' ||
      conditions.faults.some(
        ({ operations, answer, hits }) => hits === 0 && answer !== null && covers(operations, STREAM),
      ),
    async apply(endpoint, onHeld) {
      const { network, latency, calls } = conditions
      const passage =
        network === 'direct' ? DIRECT : passageOf(networks[network], `${seed}/network/${network}/${calls}`)
      const { faults, met } = meet(conditions.faults, endpoint, seed)
      if (network !== 'direct') change({ faults, calls: calls + 1 })
      else if (faults !== conditions.faults) change({ faults })
      const wait = Math.min(LONGEST_MS, latency + passage.delay + Math.max(0, ...met.map(({ delay }) => delay)))
      recent = [...recent, wait].slice(-RECENT)
      if (wait > 0) {
        onHeld?.(wait)
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
      if (passage.dropped) throw new NetworkDown()
      const answer = met.find((fault) => fault.answer !== null)?.answer ?? null
      if (answer === 'drop') throw new NetworkDown()
      if (answer !== null) throw new Problem(answer, failure(answer).message, { headers: { [FAULT_HEADER]: '1' } })
    },
  }
}

/** A timer of more milliseconds would fire at once. */
const LONGEST_MS = 2 ** 31 - 1

const DIRECT = { delay: 0, dropped: false }

/** What a network does to one call. */
function passageOf({ latency, slow, drops }: NetworkProfile, seed: string): { delay: number; dropped: boolean } {
  const rng = createRng(seed)
  const dropped = drops > 0 && rng.chance(drops)
  const range = slow && rng.chance(slow.probability) ? slow.latency : latency
  return { delay: range ? rng.int(...range) : 0, dropped }
}

/** The faults that meet a call, and all faults afterwards: counted, and without those that have ended. */
function meet(faults: ActiveFault[], endpoint: string, seed: string): { faults: ActiveFault[]; met: ActiveFault[] } {
  if (!faults.some(({ operations }) => covers(operations, endpoint))) return { faults, met: [] }
  const met: ActiveFault[] = []
  const counted = faults.map((fault) => {
    if (!covers(fault.operations, endpoint)) return fault
    const calls = fault.calls + 1
    // An earlier fault has answered the call already.
    const isAnswered = fault.answer !== null && met.some(({ answer }) => answer !== null)
    const isDrawn = fault.probability === 1 || createRng(`${seed}/fault/${fault.id}/${calls}`).chance(fault.probability)
    if (isAnswered || !isDrawn) return { ...fault, calls }
    met.push(fault)
    const counts = fault.countedBy === undefined || fault.countedBy === endpoint
    return { ...fault, calls, hits: fault.hits + (counts ? 1 : 0) }
  })
  return { faults: counted.filter(({ times, hits }) => times === null || hits < times), met }
}
