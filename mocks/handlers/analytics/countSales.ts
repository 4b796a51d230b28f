import { countWhile } from '../../db/countWhile.ts'
import type { Days, SaleFacts } from '../../db/facts.ts'
import type { Codes } from '../../db/table/codes.ts'
import { slotStates, type Facts } from '../../db/table/slots/facts.ts'
import { DAY, isIn, type Axis, type Counted, type Spans } from './periods.ts'
import { DaySums, INCLUDED, type IdFlags, type PersonIds } from './tallies.ts'

export const toCents = (amount: number) => Math.round(amount * 100)

export interface Scope {
  spans: Spans
  axis: Axis
  ids: PersonIds
  /** The people whose sales count have `INCLUDED`. */
  included: IdFlags
}

class Tally {
  count = 0
  cents = 0
  /** How many people have bought. */
  buyers = 0

  add(count: number, cents: number, buyers: number) {
    this.count += count
    this.cents += cents
    this.buyers += buyers
  }
}

/** The mean value of a sale. */
export const average = ({ count, cents }: Tally) => (count === 0 ? 0 : cents / count / 100)

/** What a buyer has bought in: flags beside `INCLUDED`, so that a sale looks its buyer up once. */
const [NOW, BEFORE] = [2, 4]

/** Consecutive sales of one day. */
interface Part {
  from: number
  until: number
  /** Counted from 1970. */
  day: number
  /** True if they are in the period. */
  isNow: boolean
  isBefore: boolean
}

/**
 * Divides sales, which are in order of time, at each midnight and at the limits of the spans, so that the time of
 * single ones need not be looked at: there are millions.
 */
function* partsOf({ first, starts }: Days, timeOf: SaleFacts['at'], { now, before }: Spans): Iterable<Part> {
  /** How many sales were made until a moment. */
  const countUntil = (moment: number) => {
    const day = Math.floor(moment / DAY) - first
    if (day < 0) return 0
    const [start, end] = [starts[day], starts[day + 1]]
    return start === undefined || end === undefined
      ? (starts.at(-1) ?? 0)
      : countWhile(end, (n) => timeOf(n) <= moment, start)
  }
  const [nowFrom, nowUntil] = [countUntil(now.after), countUntil(now.until)]
  const [beforeFrom, beforeUntil] = [countUntil(before.after), countUntil(before.until)]
  const limits = [nowFrom, nowUntil, beforeFrom, beforeUntil]
  for (let day = 0; day + 1 < starts.length; day++) {
    const end = starts[day + 1] ?? 0
    for (let from = starts[day] ?? 0, until = 0; from < end; from = until) {
      until = Math.min(end, ...limits.filter((limit) => limit > from))
      const [isNow, isBefore] = [from >= nowFrom && from < nowUntil, from >= beforeFrom && from < beforeUntil]
      if (isNow || isBefore) yield { from, until, day: first + day, isNow, isBefore }
    }
  }
}

interface Kind<Row> {
  count: Counted
  value: Counted
  read(row: Row): { email: string; timestamp: string; amount: number }
  /** Called for each written sale in the period. */
  written(row: Row, slot: number, cents: number): void
}

/** What is read of generated sales, by number. */
interface Columns {
  states: Uint8Array
  persons: Codes
  amounts: Codes
}

/**
 * Counts consecutive generated sales, and sets `counted` to 1 for those that count in the period. It reads arrays and
 * calls nothing, because it runs for millions of sales whenever a filter changes.
 */
function countPart({ states, persons, amounts }: Columns, part: Part, buyers: Uint8Array, counted: Uint8Array) {
  const flags = (part.isNow ? NOW : 0) | (part.isBefore ? BEFORE : 0)
  const mark = part.isNow ? 1 : 0
  let [count, cents, buyersNow, buyersBefore] = [0, 0, 0, 0]
  for (let n = part.from; n < part.until; n++) {
    if (states[n] !== slotStates.generated) continue
    const person = persons[n] ?? 0
    const before = buyers[person] ?? 0
    if ((before & INCLUDED) === 0) continue
    count++
    cents += amounts[n] ?? 0
    counted[n] = mark
    const added = flags & ~before
    if (added === 0) continue
    buyers[person] = before | added
    if ((added & NOW) !== 0) buyersNow++
    if ((added & BEFORE) !== 0) buyersBefore++
  }
  return { count, cents, buyersNow, buyersBefore }
}

/**
 * Counts orders or tickets in the period and before it, with their revenue.
 *
 * @returns also which of the generated ones count in the period, with 1
 */
export function* countSales<Row, F extends SaleFacts>(
  { states, read, written }: Facts<Row, F>,
  { spans, axis, ids, included }: Scope,
  kind: Kind<Row>,
) {
  const [now, before] = [new Tally(), new Tally()]
  const buyers = included.copy()
  const days = new DaySums(spans.recent.until)
  const counted = new Uint8Array(states.length)
  const [persons, amounts] = [yield* read('person'), yield* read('cents')]
  const [sold, timeOf] = [yield* read('days'), yield* read('at')]
  if (persons && amounts && sold && timeOf) {
    const columns = { states, persons, amounts }
    for (const part of partsOf(sold, timeOf, spans)) {
      const { count, cents, buyersNow, buyersBefore } = countPart(columns, part, buyers.bytes, counted)
      if (part.isBefore) before.add(count, cents, buyersBefore)
      if (part.isNow) now.add(count, cents, buyersNow)
      if (part.isNow && count > 0) days.addMany(part.day, count, cents)
      yield
    }
  }
  const countRow = (at: number, cents: number, person: number) => {
    const [isNow, isBefore] = [isIn(at, spans.now), isIn(at, spans.before)]
    const added = buyers.add(person, (isNow ? NOW : 0) | (isBefore ? BEFORE : 0))
    if (isBefore) before.add(1, cents, (added & BEFORE) === 0 ? 0 : 1)
    if (!isNow) return false
    now.add(1, cents, (added & NOW) === 0 ? 0 : 1)
    days.add(at, cents)
    return true
  }
  for (const [slot, row] of written()) {
    const { email, timestamp, amount } = kind.read(row)
    const [person, cents] = [ids.of(email), toCents(amount)]
    if (included.has(person, INCLUDED) && countRow(Date.parse(timestamp), cents, person)) kind.written(row, slot, cents)
  }
  days.each((day, ofDay, cents) => {
    axis.add(kind.count, day, ofDay)
    axis.add(kind.value, day, cents)
  })
  return { now, before, counted }
}
