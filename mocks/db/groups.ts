import { countWhile } from './countWhile.ts'
import { finish, inBlocks, once, type Steps } from './steps.ts'
import type { CodeColumn } from './table/codes.ts'

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
  /** Reads the owners of all things, in steps. The first `of` would do it at once. */
  prepare(): Steps<void>
}

/** Collects numbered things by their owner, in order. */
export function createOwned(owners: number, ownerOf: CodeColumn): Owned {
  let ends = new Uint32Array(0)
  let list = new Uint32Array(0)
  const prepare = once(function* () {
    const codes = yield* ownerOf.allInSteps()
    const ending = new Uint32Array(owners + 1)
    yield* inBlocks(codes.length, (from, until) => {
      for (let thing = from; thing < until; thing++) {
        const next = (codes[thing] ?? 0) + 1
        ending[next] = (ending[next] ?? 0) + 1
      }
    })
    yield* inBlocks(owners, (from, until) => {
      for (let owner = from; owner < until; owner++) ending[owner + 1] = (ending[owner + 1] ?? 0) + (ending[owner] ?? 0)
    })
    const free = ending.slice()
    const things = new Uint32Array(codes.length)
    yield* inBlocks(codes.length, (from, until) => {
      for (let thing = from; thing < until; thing++) {
        const owner = codes[thing] ?? 0
        const position = free[owner] ?? 0
        things[position] = thing
        free[owner] = position + 1
      }
    })
    ends = ending
    list = things
  })
  return {
    of(owner) {
      finish(prepare())
      return list.subarray(ends[owner], ends[owner + 1])
    },
    prepare,
  }
}
