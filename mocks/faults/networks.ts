/** A kind of connection, as data. Times are in milliseconds of the host; draws are seeded. */
export interface NetworkProfile {
  title: string
  /** What it does, in a few words. */
  summary: string
  /** How long an answer takes at least and at most; null if it takes no longer than the model. */
  latency: readonly [min: number, max: number] | null
  /** Some answers take longer. */
  slow?: { probability: number; latency: readonly [min: number, max: number] }
  /** The share of requests that get no answer, as without a network. */
  drops: number
}

/** The connections that `control.network` knows. */
export const networks = {
  direct: { title: 'This computer', summary: 'No delay', latency: null, drops: 0 },
  office: { title: 'Office', summary: '40–120 ms', latency: [40, 120], drops: 0 },
  '4g': {
    title: '4G',
    summary: '80–300 ms, now and then 1 s',
    latency: [80, 300],
    slow: { probability: 0.05, latency: [700, 1200] },
    drops: 0,
  },
  stadium: {
    title: 'Stadium Wi-Fi',
    summary: '0.4–2 s, 1 in 25 is lost',
    latency: [400, 2000],
    slow: { probability: 0.1, latency: [3000, 6000] },
    drops: 0.04,
  },
  offline: { title: 'Offline', summary: 'Nothing gets through', latency: null, drops: 1 },
} as const satisfies Record<string, NetworkProfile>

export type NetworkName = keyof typeof networks

export const isNetwork = (name: unknown): name is NetworkName =>
  typeof name === 'string' && Object.hasOwn(networks, name)

// `Object.keys` gives strings; the object above has no other keys.
export const networkNames = Object.keys(networks) as [NetworkName, ...NetworkName[]]
