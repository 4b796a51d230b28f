import type { Tables } from '../../db/database.ts'

/** A text and how often it occurs; null stands for an unknown one. */
export type Counts = Map<string | null, number>
export const increase = (counts: Counts, name: string | null, by = 1) =>
  void counts.set(name, (counts.get(name) ?? 0) + by)

/** Adds counts by code to those of the values that the codes stand for. */
export function addCodes(counts: Counts, values: readonly (string | null)[], byCode: Float64Array) {
  for (const [code, value] of values.entries()) {
    const count = byCode[code] ?? 0
    if (count > 0) increase(counts, value, count)
  }
}

/** Orders counts by frequency, with the unknown always last. */
export const byCount = (counts: Counts) =>
  [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted(
      (a, b) =>
        Number(a.name === null) - Number(b.name === null) ||
        b.count - a.count ||
        ((a.name ?? '') < (b.name ?? '') ? -1 : 1),
    )

/** Numbers people across tables: those with a generated profile by its number, and others after all of them. */
export function createPersonIds(fanProfiles: Tables['fanProfiles'], tenant: string) {
  const generated = fanProfiles.facts(tenant).states.length
  const others = new Map<string, number>()
  return {
    generated,
    of(email: string): number {
      const key = email.toLowerCase()
      let id = others.get(key)
      if (id === undefined) {
        id = fanProfiles.generatedNumber(tenant, key) ?? generated + others.size
        others.set(key, id)
      }
      return id
    },
  }
}
export type PersonIds = ReturnType<typeof createPersonIds>

/** Flags of ids of people, packed because there may be a million. */
export class IdFlags {
  /** The flags of each id. `add` may replace it by a longer one. */
  bytes: Uint8Array<ArrayBuffer>
  private readonly initial: number

  /**
   * @param capacity more than most ids
   * @param initial the flags that every id has at first
   */
  constructor(capacity: number, initial: number) {
    this.bytes = new Uint8Array(capacity).fill(initial)
    this.initial = initial
  }

  copy(): IdFlags {
    const copy = new IdFlags(0, this.initial)
    copy.bytes = this.bytes.slice()
    return copy
  }

  /** Adds flags to an id, and returns those that it has not had. */
  add(id: number, flags: number): number {
    if (id >= this.bytes.length) {
      const longer = new Uint8Array(id * 2 + 1).fill(this.initial, this.bytes.length)
      longer.set(this.bytes)
      this.bytes = longer
    }
    const before = this.bytes[id] ?? 0
    this.bytes[id] = before | flags
    return flags & ~before
  }

  has(id: number, flag: number): boolean {
    return ((this.bytes[id] ?? this.initial) & flag) !== 0
  }
}

/** The flag of people who match the filters. */
export const INCLUDED = 1

const DAY = 24 * 60 * 60_000
/** The number of days, up to today, with sums in arrays: those that the axis of the figures can show. */
const DAYS = 4096

/** Counts and amounts by day. */
export class DaySums {
  private readonly first: number
  private readonly counts = new Float64Array(DAYS)
  private readonly amounts = new Float64Array(DAYS)
  private readonly others = new Map<number, { count: number; amount: number }>()

  /** @param now milliseconds since 1970 */
  constructor(now: number) {
    this.first = Math.floor(now / DAY) - DAYS + 1
  }

  add(at: number, amount: number) {
    this.addMany(Math.floor(at / DAY), 1, amount)
  }

  /** @param day counted from 1970 */
  addMany(day: number, count: number, amount: number) {
    const index = day - this.first
    if (index >= 0 && index < DAYS) {
      this.counts[index] = (this.counts[index] ?? 0) + count
      this.amounts[index] = (this.amounts[index] ?? 0) + amount
      return
    }
    const before = this.others.get(day) ?? { count: 0, amount: 0 }
    this.others.set(day, { count: before.count + count, amount: before.amount + amount })
  }

  /** Calls back for each day that has any, counted from 1970. */
  each(act: (day: number, count: number, amount: number) => void) {
    for (let index = 0; index < DAYS; index++) {
      const count = this.counts[index] ?? 0
      if (count > 0) act(this.first + index, count, this.amounts[index] ?? 0)
    }
    for (const [day, { count, amount }] of this.others) act(day, count, amount)
  }
}

/** Sums revenue by a key, and gives the keys with the highest. */
export function createRevenue() {
  const totals = new Map<string, { name: string; count: number; cents: number }>()
  return {
    add(key: string, name: string, count: number, cents: number) {
      const total = totals.get(key)
      if (!total) {
        totals.set(key, { name, count, cents })
        return
      }
      total.count += count
      total.cents += cents
    },
    /** @param top the number of keys */
    top: (top: number) =>
      [...totals.values()]
        .toSorted((a, b) => b.cents - a.cents || (a.name < b.name ? -1 : 1))
        .slice(0, top)
        .map(({ name, count, cents }) => ({ name, count, value: cents / 100 })),
  }
}
