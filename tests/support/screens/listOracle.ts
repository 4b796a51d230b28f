/** The query of a list (docs/product/tables.md#paged-lists). */
export interface ListQuery {
  offset: number
  limit: number
  orderBy: string
  orderDirection: 'asc' | 'desc'
  searchQuery: string
}

/** An answer to a list's query. */
export interface Answer {
  query: ListQuery
  rows: string[]
  moreItems: boolean
  totalItems: number
}

/** The search parameters of an address, and the list query that they stand for. */
export interface Place {
  query: ListQuery
  address: Record<string, string>
}

export type PagerButton = 'First page' | 'Previous page' | 'Next page' | 'Last page'
type Found = Pick<Answer, 'totalItems' | 'moreItems'>

const pageSizes = [10, 20, 50, 100]

const sorted = (address: Place['address']) => Object.entries(address).toSorted(([a], [b]) => (a < b ? -1 : 1))
const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/**
 * A model of a list as docs/product/tables.md describes it, independent of the product's code. Call a step to move it,
 * `settle` after the screen is rendered, and `view` for what the screen must show.
 *
 * @param defaults the query of an untouched list, whose values the address omits
 */
export function createListOracle(first: Place, defaults: ListQuery) {
  const history = [first]
  let at = 0
  let now = 0
  let box = first.query.searchQuery
  let search: { text: string; due: number } | null = null
  let current: Answer | null = null
  let loading = true
  let lastQuery = first.query
  let calls = [first.query]
  /** The query that was answered with rows last. */
  let filled = ''
  /** The last answer to each query. It is shown while the same query is fetched again. */
  const cache = new Map<string, Answer>()

  /** The page size that was chosen last; addresses without one have it (docs/product/tables.md#pager). */
  let remembered = defaults.limit

  const place = () => history[at] ?? first
  /** Later pages whose address has no page size have the default, so that a link shows the same rows to everybody. */
  const limitOf = ({ limit, offset }: Place['address']) =>
    pageSizes.find((size) => String(size) === limit) ?? (offset === undefined ? remembered : defaults.limit)
  const query = () => ({ ...place().query, limit: limitOf(place().address) })

  function ask() {
    lastQuery = query()
    calls.push(lastQuery)
    loading = true
    const known = cache.get(JSON.stringify(lastQuery))
    if (known) take(known)
  }

  /** Shows an answer to the current query. A page whose rows were deleted elsewhere gives way to the last one. */
  function take(answer: Answer) {
    current = answer
    const asked = JSON.stringify(lastQuery)
    const last = lastPage(answer.totalItems)
    if (answer.rows.length > 0) filled = asked
    else if (filled === asked && lastQuery.offset > last) turn({ offset: last }, 'replace')
  }

  /** Moves to another address. Back undoes a push, but not a replacement. */
  function turn(change: Partial<ListQuery>, how: 'push' | 'replace') {
    const next = { ...query(), ...change }
    const foreign = Object.entries(place().address).filter(([name]) => !Object.hasOwn(defaults, name))
    // Object.entries() returns plain strings; these are the keys of the query.
    const nonDefaults = Object.entries(next).filter(
      ([name, value]) =>
        value !== defaults[name as keyof ListQuery] || (name === 'limit' && next.offset === 0 && remembered !== value),
    )
    const address = Object.fromEntries([...foreign, ...nonDefaults.map(([name, value]) => [name, String(value)])])
    if (same(sorted(address), sorted(place().address))) return
    if (how === 'push') history.splice(++at)
    history[at] = { query: next, address }
  }

  /** Updates the search box after a navigation has changed the search, and drops a pending search. */
  function follow(before: string) {
    if (query().searchQuery === before) return
    box = query().searchQuery
    search = null
  }

  /** The page on the screen. An earlier one without rows says nothing about the query that is asked now. */
  function shown() {
    return current?.rows.length === 0 && !same(current.query, lastQuery) ? null : current
  }

  /** The total for the current query, as far as the answer on the screen knows it. */
  function found(): Found | null {
    const page = shown()
    if (!page) return null
    const { offset, limit } = query()
    if (page.query.offset === offset && page.query.limit === limit) return page
    return { totalItems: page.totalItems, moreItems: page.totalItems > offset + limit }
  }

  function lastPage(totalItems: number): number {
    let start = 0
    while (start + query().limit < totalItems) start += query().limit
    return start
  }

  /** The offset that a button leads to; null if it is disabled (docs/product/tables.md#pager). */
  function target(button: PagerButton): number | null {
    const state = found()
    if (!state) return null
    const { offset, limit } = query()
    const last = lastPage(state.totalItems)
    if (button === 'First page') return offset > 0 ? 0 : null
    if (button === 'Next page') return state.moreItems ? offset + limit : null
    if (button === 'Last page') return offset !== last ? last : null
    if (offset === 0) return null
    // Our decision: from past the end, one page back is the last page.
    return offset - limit > last ? last : Math.max(0, offset - limit)
  }

  /** The button of an empty list. */
  function emptyAction() {
    const page = shown()
    if (!page || page.rows.length > 0) return null
    if (page.totalItems > 0) return 'First page'
    return query().searchQuery === '' ? null : 'Clear search'
  }

  function go(by: -1 | 1) {
    const before = query().searchQuery
    at = Math.min(history.length - 1, Math.max(0, at + by))
    follow(before)
  }

  return {
    press(button: PagerButton) {
      const offset = target(button)
      if (offset !== null) turn({ offset }, 'push')
    },
    size(limit: number) {
      remembered = limit
      turn({ limit, offset: 0 }, 'push')
    },
    sort(orderBy: string) {
      turn({ orderBy, orderDirection: query().orderDirection === 'asc' ? 'desc' : 'asc' }, 'push')
    },
    type(text: string) {
      if (text === box) return
      box = text
      const meant = text.trim()
      search = meant.length === 1 ? null : { text: meant, due: now + 500 }
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
     * A live event that resets a list to its start (docs/product/live-data.md#events-and-effects,
     * docs/contract.md#reset-search-on-live-reload).
     */
    restart() {
      turn({ searchQuery: '', offset: 0 }, 'replace')
      box = ''
      search = null
      ask()
    },
    /** A live event of a list that keeps its position. */
    reload: () => ask(),
    emptyAction() {
      const before = query().searchQuery
      if (emptyAction() === 'First page') turn({ offset: 0 }, 'push')
      else turn({ searchQuery: '', offset: 0 }, 'replace')
      follow(before)
    },
    settle() {
      if (!same(query(), lastQuery)) ask()
    },
    /** The answer to the last call. Answers to earlier calls change nothing and can be skipped. */
    answer(answer: Answer) {
      loading = false
      cache.set(JSON.stringify(lastQuery), answer)
      take(answer)
    },

    /** The calls since the last call of takeCalls(). */
    takeCalls() {
      const taken = calls
      calls = []
      return taken
    },
    box: () => box,
    /** The expected content of the screen. */
    view() {
      const { limit, orderBy, orderDirection } = query()
      const page = shown()
      const rows = page?.rows ?? []
      const enabled = (['First page', 'Previous page', 'Next page', 'Last page'] as const).filter(
        (button) => target(button) !== null,
      )
      const from = page && rows.length > 0 ? page.query.offset + 1 : 0
      return {
        address: place().address,
        rows,
        skeletons: page ? 0 : limit,
        busy: loading,
        range: page ? `${from}-${from === 0 ? 0 : from - 1 + rows.length} of ${page.totalItems}` : '',
        enabled,
        limit: String(limit),
        sorted: { [orderBy]: orderDirection === 'asc' ? 'ascending' : 'descending' },
        box,
        emptyAction: emptyAction(),
      }
    },
  }
}
