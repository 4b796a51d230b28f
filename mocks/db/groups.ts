import { countWhile } from './countWhile.ts'

/** Groups of numbered things, such as the items of orders: where each group begins. */
export interface Groups {
  /** The number of things in all groups. */
  total: number
  /** The first thing of a group. */
  start(group: number): number
  /** The group of a thing. */
  groupOf(thing: number): number
}

/** Numbers the things of consecutive groups. */
export function createGroups(count: number, sizeOf: (group: number) => number): Groups {
  const starts = new Uint32Array(count + 1)
  for (let group = 0; group < count; group++) starts[group + 1] = (starts[group] ?? 0) + sizeOf(group)
  return groupsFrom(count, (group) => starts[group] ?? 0)
}

/** Numbers the things of consecutive groups, by the first thing of each; that of the group after the last is the end. */
export function groupsFrom(count: number, start: (group: number) => number): Groups {
  // The group that was read last, with its first thing and its end. Mostly things are read in order.
  let [latest, first, end] = [-1, 0, 0]
  return {
    total: start(count),
    start,
    groupOf(thing) {
      if (thing >= first && thing < end) return latest
      const isInNext = thing >= end && thing < start(latest + 2)
      latest = isInNext ? latest + 1 : countWhile(count - 1, (group) => start(group + 1) <= thing)
      first = start(latest)
      end = start(latest + 1)
      return latest
    },
  }
}

/** The things of each owner, such as the orders of a person. */
export interface Owned {
  of(owner: number): Uint32Array
}

/** Collects numbered things by their owner, in order. */
export function createOwned(owners: number, things: number, ownerOf: (thing: number) => number): Owned {
  const ends = new Uint32Array(owners + 1)
  for (let thing = 0; thing < things; thing++) {
    const owner = ownerOf(thing)
    ends[owner + 1] = (ends[owner + 1] ?? 0) + 1
  }
  for (let owner = 0; owner < owners; owner++) ends[owner + 1] = (ends[owner + 1] ?? 0) + (ends[owner] ?? 0)
  const next = ends.slice()
  const list = new Uint32Array(things)
  for (let thing = 0; thing < things; thing++) {
    const owner = ownerOf(thing)
    const position = next[owner] ?? 0
    list[position] = thing
    next[owner] = position + 1
  }
  return { of: (owner) => list.subarray(ends[owner], ends[owner + 1]) }
}
