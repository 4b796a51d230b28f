import type { Tables } from '../../db/database.ts'
import type { PersonFact } from '../../db/facts.ts'

/** Numbers people across tables: by the numbers of generated profiles, and others by their e-mails. */
export function createPersonIds(fanProfiles: Tables['fanProfiles'], tenant: string) {
  const others = new Map<string, number>()
  return {
    of(person: PersonFact): number {
      if (typeof person === 'number') return person
      let id = others.get(person)
      if (id === undefined) {
        id = fanProfiles.generatedNumber(tenant, person) ?? -1 - others.size
        others.set(person, id)
      }
      return id
    },
  }
}

/** A set of ids of people, packed because there may be a million. */
export class IdSet {
  private marks = new Uint8Array(1024)
  private readonly others = new Set<number>()
  private count = 0

  add(id: number) {
    if (id < 0) return void this.others.add(id)
    if (id >= this.marks.length) {
      const larger = new Uint8Array(id * 2)
      larger.set(this.marks)
      this.marks = larger
    }
    if (this.marks[id] === 0) {
      this.marks[id] = 1
      this.count++
    }
  }

  has(id: number): boolean {
    return id < 0 ? this.others.has(id) : this.marks[id] === 1
  }

  size(): number {
    return this.count + this.others.size
  }
}

const DAY = 24 * 60 * 60_000

/** Sums sales by day. */
export function createDays() {
  const days = new Map<number, { count: number; cents: number }>()
  // Sales of one day mostly follow each other.
  let [lastDay, last] = [NaN, { count: 0, cents: 0 }]
  return {
    add(at: number, cents: number) {
      const day = Math.floor(at / DAY)
      if (day !== lastDay) {
        let sums = days.get(day)
        if (!sums) days.set(day, (sums = { count: 0, cents: 0 }))
        ;[lastDay, last] = [day, sums]
      }
      last.count++
      last.cents += cents
    },
    each(act: (at: number, sums: { count: number; cents: number }) => void) {
      for (const [day, sums] of days) act(day * DAY, sums)
    },
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
