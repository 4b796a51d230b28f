/** What a list asks its server (docs/product/tables.md#paged-lists). */
export interface Asked {
  offset: number
  limit: number
  orderBy: string
  orderDirection: 'asc' | 'desc'
  searchQuery: string
}

/** An answer as a reader sees it. */
export interface Answer {
  asked: Asked
  rows: string[]
  moreItems: boolean
  totalItems: number
}

/** An address by its parameters, and what a list at it asks. */
export interface Place {
  asked: Asked
  address: Record<string, string>
}

export type PagerButton = 'First page' | 'Previous page' | 'Next page' | 'Last page'
type Found = Pick<Answer, 'totalItems' | 'moreItems'>

const sorted = (address: Place['address']) => Object.entries(address).toSorted(([a], [b]) => (a < b ? -1 : 1))
const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/**
 * A list as docs/product/tables.md describes it, written from its words: no line of the product is called. A step moves
 * it, `settle` says that the screen has been drawn meanwhile; then it is asked what there must be to see.
 *
 * @param defaults what a list asks that nobody has touched, and what its address does not say
 */
export function createListOracle(first: Place, defaults: Asked) {
  const history = [first]
  let at = 0
  let now = 0
  let box = first.asked.searchQuery
  let search: { text: string; due: number } | null = null
  let shown: Answer | null = null
  let waiting = true
  let lastAsked = first.asked
  let calls = [first.asked]
  /** The last answer to each question: shown at once where it is asked again, until the new one is there. */
  const known = new Map<string, Answer>()

  const place = () => history[at] ?? first
  const asked = () => place().asked

  function ask() {
    lastAsked = asked()
    calls.push(lastAsked)
    waiting = true
    shown = known.get(JSON.stringify(lastAsked)) ?? shown
  }

  /** Somebody turned to another place: Back leads out of a push, not out of a replacement. */
  function turn(change: Partial<Asked>, how: 'push' | 'replace') {
    const next = { ...asked(), ...change }
    const foreign = Object.entries(place().address).filter(([name]) => !Object.hasOwn(defaults, name))
    // `Object.entries` knows no names; these are those of `Asked`.
    const said = Object.entries(next).filter(([name, value]) => value !== defaults[name as keyof Asked])
    const address = Object.fromEntries([...foreign, ...said.map(([name, value]) => [name, String(value)])])
    if (same(sorted(address), sorted(place().address))) return
    if (how === 'push') history.splice(++at)
    history[at] = { asked: next, address }
  }

  /** The search changed by something else than the box: the box follows, and what was about to be searched for is forgotten. */
  function follow(before: string) {
    if (asked().searchQuery === before) return
    box = asked().searchQuery
    search = null
  }

  /** How many there are, as far as the answer on the screen tells, for what is asked now. */
  function found(): Found | null {
    if (!shown) return null
    const { offset, limit } = asked()
    if (shown.asked.offset === offset && shown.asked.limit === limit) return shown
    return { totalItems: shown.totalItems, moreItems: shown.totalItems > offset + limit }
  }

  function lastPage(totalItems: number): number {
    let start = 0
    while (start + asked().limit < totalItems) start += asked().limit
    return start
  }

  /** Where a button leads; null where it is disabled (docs/product/tables.md#pager). */
  function target(button: PagerButton): number | null {
    const state = found()
    if (!state) return null
    const { offset, limit } = asked()
    const last = lastPage(state.totalItems)
    if (button === 'First page') return offset > 0 ? 0 : null
    if (button === 'Next page') return state.moreItems ? offset + limit : null
    if (button === 'Last page') return offset !== last ? last : null
    if (offset === 0) return null
    // Ours: from past the end, one page back is the last that there is.
    return offset - limit > last ? last : Math.max(0, offset - limit)
  }

  /** The button that stands in an empty list. */
  function remedy() {
    if (!shown || shown.rows.length > 0) return null
    if (shown.totalItems > 0) return 'First page'
    return asked().searchQuery === '' ? null : 'Clear search'
  }

  function go(by: -1 | 1) {
    const before = asked().searchQuery
    at = Math.min(history.length - 1, Math.max(0, at + by))
    follow(before)
  }

  return {
    press(button: PagerButton) {
      const offset = target(button)
      if (offset !== null) turn({ offset }, 'push')
    },
    size: (limit: number) => turn({ limit, offset: 0 }, 'push'),
    sort(orderBy: string) {
      turn({ orderBy, orderDirection: asked().orderDirection === 'asc' ? 'desc' : 'asc' }, 'push')
    },
    type(text: string) {
      if (text === box) return
      box = text
      search = text.length === 1 ? null : { text, due: now + 500 }
    },
    clear() {
      box = ''
      search = null
      turn({ searchQuery: '', offset: 0 }, 'replace')
    },
    wait(milliseconds: number) {
      now += milliseconds
      if (!search || search.due > now) return
      turn({ searchQuery: search.text, offset: 0 }, 'replace')
      search = null
    },
    back: () => go(-1),
    forward: () => go(1),
    /**
     * A live event of a list that begins anew (docs/product/live-data.md#events-and-effects,
     * docs/contract.md#reset-search-on-live-reload).
     */
    restart() {
      turn({ searchQuery: '', offset: 0 }, 'replace')
      box = ''
      search = null
      ask()
    },
    /** A live event of a list that stays where it is. */
    reload: () => ask(),
    remedy() {
      const before = asked().searchQuery
      if (remedy() === 'First page') turn({ offset: 0 }, 'push')
      else turn({ searchQuery: '', offset: 0 }, 'replace')
      follow(before)
    },
    settle() {
      if (!same(asked(), lastAsked)) ask()
    },
    /** The answer to the last call; those to earlier ones change nothing, and need not be told. */
    answer(answer: Answer) {
      waiting = false
      shown = answer
      known.set(JSON.stringify(lastAsked), answer)
    },

    /** The calls since this was last asked. */
    takeCalls() {
      const taken = calls
      calls = []
      return taken
    },
    box: () => box,
    /** What there must be to see. */
    view() {
      const { limit, orderBy, orderDirection } = asked()
      const rows = shown?.rows ?? []
      const enabled = (['First page', 'Previous page', 'Next page', 'Last page'] as const).filter(
        (button) => target(button) !== null,
      )
      const from = shown && rows.length > 0 ? shown.asked.offset + 1 : 0
      return {
        address: place().address,
        rows,
        skeletons: shown ? 0 : limit,
        busy: waiting,
        range: shown ? `${from}-${from === 0 ? 0 : from - 1 + rows.length} of ${shown.totalItems}` : '',
        enabled,
        limit: String(limit),
        sorted: { [orderBy]: orderDirection === 'asc' ? 'ascending' : 'descending' },
        box,
        remedy: remedy(),
      }
    },
  }
}
