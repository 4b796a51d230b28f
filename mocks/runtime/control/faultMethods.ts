import { operationIdOf } from '../../../src/contract/endpoint/endpoint.ts'
import { errorCodes, type ErrorStatus } from '../../../src/contract/endpoint/errors.ts'
import { endpoints } from '../../../src/contract/index.ts'
import { TIMER_MAX } from '../time/alarm.ts'
import type { Control } from '../../control.ts'
import { isNetwork, networks, networkNames } from '../../faults/networks.ts'
import { faultPresets } from '../../faults/presets.ts'
import { readFault } from '../../faults/readFault.ts'
import type { Faults } from '../../http/faults.ts'
import type { Runtime } from '../runtime.ts'
import type { SavedConditions } from './savedConditions.ts'
import { wholeNumber } from './wholeNumber.ts'

export interface ControlFaultsOptions {
  runtime: Runtime
  faults: Faults
  conditions: SavedConditions
}

export type FaultMethods = Pick<
  Control,
  'conditions' | 'network' | 'setFault' | 'clearFault' | 'clearFaults' | 'fail' | 'latency'
>

/** The methods of the control API about the network and the faults. A change is saved when it resolves. */
export function faultMethods({ runtime, faults, conditions }: ControlFaultsOptions): FaultMethods {
  /** Makes a change once the saved conditions are there, and ends the event streams that it meets. */
  async function change(act: () => void) {
    const { state } = await runtime.upToDate()
    const wasCut = faults.cutsStreams()
    act()
    if (!wasCut && faults.cutsStreams()) state.bus.disconnect()
    await conditions.settled()
  }

  return {
    async conditions() {
      await runtime.upToDate()
      const { network, latency, faults: active } = faults.read()
      return {
        network,
        latency,
        meanDelay: faults.meanDelay(),
        faults: active,
        networks: networkNames.map((id) => ({ id, title: networks[id].title, summary: networks[id].summary })),
        presets: faultPresets.map(({ fault: { id, title }, effect }) => ({ id, title, effect })),
      }
    },
    async network(name) {
      if (!isNetwork(name)) throw new Error(`no network "${String(name)}"; there are ${networkNames.join(', ')}`)
      await change(() => faults.network(name))
    },
    async setFault(given) {
      const fault = readFault(given)
      await change(() => faults.set(fault))
    },
    async clearFault(id) {
      await change(() => {
        if (!faults.remove(id)) throw new Error(`no fault "${id}" is set`)
      })
    },
    clearFaults: () => change(() => faults.clear()),
    async fail(endpoint, status, times = 1) {
      const known = endpoints.find((found) => found.id === endpoint || operationIdOf(found) === endpoint)
      if (!known) throw new Error(`no operation "${endpoint}"`)
      if (!isErrorStatus(status)) throw new Error(`no error status ${String(status)}`)
      const count = wholeNumber(times, 'times')
      await change(() => faults.fail(known.id, status, count))
    },
    async latency(milliseconds) {
      const delay = wholeNumber(milliseconds, 'milliseconds', TIMER_MAX)
      await change(() => faults.latency(delay))
    },
  }
}

function isErrorStatus(status: unknown): status is ErrorStatus {
  // A text would be refused when the faults are read back.
  return typeof status === 'number' && Object.hasOwn(errorCodes, status)
}
