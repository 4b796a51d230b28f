import { countOn, countWhile } from './countWhile.ts'
import { finish, inBlocks, once, type Steps } from './steps.ts'
import type { CodeColumn, Codes } from './table/codes.ts'

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

/**
 * Numbers the things of consecutive groups, by the first thing of each; that of the group after the last is the end.
 */
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
  /** Lists the things of all owners, who are given in some order, in steps: each one's in their own order. */
  inOrder(owners: Numbers): Steps<Numbers>
}

type Numbers = Uint32Array<ArrayBuffer>

/** Collects numbered things by their owner, in order. */
export function createOwned(owners: number, ownerOf: CodeColumn): Owned {
  let list: Numbers = new Uint32Array(0)
  const prepare = once(function* () {
    const codes = yield* ownerOf.allInSteps()
    const next = yield* startsOf(owners, codes)
    const things = new Uint32Array(codes.length)
    yield* inBlocks(codes.length, (from, until) => {
      for (let thing = from; thing < until; thing++) {
        const owner = codes[thing] ?? 0
        const position = next[owner] ?? 0
        things[position] = thing
        next[owner] = position + 1
      }
    })
    list = things
  })
  return {
    of(owner) {
      finish(prepare())
      // Where the things of each owner begin is not kept: to search for it is fast enough.
      const codes = ownerOf.all()
      const start = countWhile(list.length, (at) => (codes[list[at] ?? 0] ?? 0) < owner)
      return list.subarray(
        start,
        countOn(list.length, (at) => codes[list[at] ?? 0] === owner, start),
      )
    },
    prepare,
    *inOrder(order) {
      yield* prepare()
      const starts = yield* startsOf(owners, ownerOf.all())
      const things = new Uint32Array(list.length)
      let length = 0
      yield* inBlocks(order.length, (from, until) => {
        for (let at = from; at < until; at++) {
          const owner = order[at] ?? 0
          const end = starts[owner + 1] ?? 0
          for (let place = starts[owner] ?? 0; place < end; place++) things[length++] = list[place] ?? 0
        }
      })
      return things
    },
  }
}

/** Where the things of each owner begin if they are listed by their owner, and at the end how many there are. */
function* startsOf(owners: number, codes: Codes): Steps<Numbers> {
  const starts = new Uint32Array(owners + 1)
  yield* inBlocks(codes.length, (from, until) => {
    for (let thing = from; thing < until; thing++) {
      const after = (codes[thing] ?? 0) + 1
      starts[after] = (starts[after] ?? 0) + 1
    }
  })
  yield* inBlocks(owners, (from, until) => {
    for (let owner = from; owner < until; owner++) starts[owner + 1] = (starts[owner + 1] ?? 0) + (starts[owner] ?? 0)
  })
  return starts
}
