import type { NetworkName } from './networks.ts'

/** The most faults at a time. */
export const FAULTS_MAX = 100

/** A good network without faults. */
export const calm: { network: NetworkName; latency: number; calls: number; faults: never[] } = {
  network: 'direct',
  latency: 0,
  calls: 0,
  faults: [],
}
