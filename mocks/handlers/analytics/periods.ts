export const DAY = 24 * 60 * 60_000
/** For all time there is no earlier period, so figures are compared with those of this many days ago, as on Home. */
const COMPARED_DAYS = 30
/** The maximum length of an axis, because fans may have arbitrary early dates. */
const YEARS_MAX = 10

/** The periods of the dashboard, each with its length and the step of its axis. */
export const periods = {
  '30d': { days: 30, step: 'day' },
  '90d': { days: 90, step: 'week' },
  '365d': { days: 365, step: 'month' },
  all: { days: null, step: 'month' },
} as const
type Period = keyof typeof periods
type Step = (typeof periods)[Period]['step']

export const isPeriod = (name: string): name is Period => Object.hasOwn(periods, name)

/** The moments after one and until another, in milliseconds since 1970. */
export interface Span {
  after: number
  until: number
}

export const isIn = (at: number, { after, until }: Span) => at > after && at <= until

/** What the figures of a period count, and what they are compared with. */
export function spansOf(period: Period, now: number) {
  const span = periods[period].days
  const days = span ?? COMPARED_DAYS
  const from = now - days * DAY
  const recent: Span = { after: from, until: now }
  return {
    days,
    recent,
    earlier: { after: now - 2 * days * DAY, until: from },
    /** For all time, everything counts, also what lies in the future. */
    now: span === null ? { after: -Infinity, until: Infinity } : recent,
    before: { after: span === null ? -Infinity : now - 2 * days * DAY, until: from },
  }
}
export type Spans = ReturnType<typeof spansOf>

export type Counted = 'newFans' | 'orders' | 'shopRevenue' | 'tickets' | 'ticketRevenue'

/** Sums what happened in each day, week or month, keyed by its first day (UTC); empty steps are included. */
export function createAxis(period: Period, now: number) {
  const { step, days } = periods[period]
  const points = new Map<string, Record<Counted, number>>()
  /** The point that was added to last, with its days: mostly days come in order. */
  let latest = { from: 0, until: 0, point: emptyPoint() }
  function pointOf(day: number) {
    if (day >= latest.from && day < latest.until) return latest.point
    const [from, until] = stepAround(day, step)
    const start = textOf(from)
    const point = points.get(start) ?? emptyPoint()
    points.set(start, point)
    latest = { from, until, point }
    return point
  }
  const startOf = (moment: number) => textOf(stepAround(Math.floor(moment / DAY), step)[0])
  const [earliest, last] = [startOf(now - (days ?? YEARS_MAX * 365) * DAY), startOf(now)]
  return {
    /** @param day counted from 1970 */
    add(name: Counted, day: number, amount: number) {
      pointOf(day)[name] += amount
    },
    /** @param fans the number of fans at the end; fans without a sign-up date count from the beginning */
    points(fans: number) {
      const known = [...points.keys()].filter((key) => key >= earliest && key <= last).toSorted()
      const first = days === null ? known[0] : earliest
      if (first === undefined) return []
      let total = fans - known.reduce((sum, key) => sum + (points.get(key)?.newFans ?? 0), 0)
      return stepsBetween(first, last, step).map((at) => {
        const { newFans = 0, orders = 0, shopRevenue = 0, tickets = 0, ticketRevenue = 0 } = points.get(at) ?? {}
        total += newFans
        const revenue = { shopRevenue: shopRevenue / 100, ticketRevenue: ticketRevenue / 100 }
        return { at, fans: total, newFans, orders, tickets, ...revenue }
      })
    },
  }
}
export type Axis = ReturnType<typeof createAxis>

const emptyPoint = (): Record<Counted, number> => ({
  newFans: 0,
  orders: 0,
  shopRevenue: 0,
  tickets: 0,
  ticketRevenue: 0,
})

const textOf = (day: number) => new Date(day * DAY).toISOString().slice(0, 10)

/** The first day of the step that a day is in, and that of the next one. Days are counted from 1970. */
function stepAround(day: number, step: Step): readonly [from: number, until: number] {
  if (step === 'day') return [day, day + 1]
  if (step === 'week') {
    // 1970 began on a Thursday.
    const monday = day - ((((day + 3) % 7) + 7) % 7)
    return [monday, monday + 7]
  }
  const date = new Date(day * DAY)
  date.setUTCDate(1)
  const from = date.getTime() / DAY
  date.setUTCMonth(date.getUTCMonth() + 1)
  return [from, date.getTime() / DAY]
}

function stepsBetween(first: string, last: string, step: Step) {
  const steps: string[] = []
  const next = (at: string) => {
    const date = new Date(at)
    if (step === 'month') date.setUTCMonth(date.getUTCMonth() + 1)
    else date.setUTCDate(date.getUTCDate() + (step === 'week' ? 7 : 1))
    return date.toISOString().slice(0, 10)
  }
  for (let at = first; at <= last; at = next(at)) steps.push(at)
  return steps
}
