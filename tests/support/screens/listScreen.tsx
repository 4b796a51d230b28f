import { createColumnHelper } from '@tanstack/react-table'
import { render } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import type { Api } from '../../../src/api/api.ts'
import { invalidate } from '../../../src/api/cache.ts'
import { AppProviders } from '../../../src/app/AppProviders.tsx'
import { useEndpoint } from '../../../src/api/query.ts'
import { contract } from '../../../src/contract/index.ts'
import type { ShopOrder } from '../../../src/contract/shop.ts'
import { features } from '../../../src/ui/DataTable/columns.ts'
import { DataTable } from '../../../src/ui/DataTable/DataTable.tsx'
import { useListParams } from '../../../src/ui/DataTable/useListParams.ts'
import type { Answer, ListQuery, PagerButton } from './listOracle.ts'
import { offlineApi } from './offlineApi.ts'

const fields = ['createdAt', 'orderId', 'email', 'amount'] as const
/** The query of an untouched list. */
export const defaults: ListQuery = {
  offset: 0,
  limit: 10,
  orderBy: 'createdAt',
  orderDirection: 'desc',
  searchQuery: '',
}
/** The columns, and the fields that they sort by. */
export const headers = { ID: 'orderId', Created: 'createdAt', Email: 'email', Amount: 'amount' } as const
export const pagerButtons = ['First page', 'Previous page', 'Next page', 'Last page'] as const

const helper = createColumnHelper<typeof features, ShopOrder>()
const columns = helper.columns([
  helper.accessor('orderId', { header: 'ID', meta: { width: 100, sortBy: 'orderId' } }),
  helper.accessor('createdAt', { header: 'Created', meta: { width: 100, sortBy: 'createdAt' } }),
  helper.accessor('email', { header: 'Email', meta: { width: 100, sortBy: 'email' } }),
  helper.accessor('amount', { header: 'Amount', meta: { width: 100, sortBy: 'amount' } }),
])

function List() {
  const params = useListParams('orders', fields, 'createdAt')
  const input = { params: { tenant: 'club' }, query: params.query }
  const result = useEndpoint(contract.shop.orders, input, {
    keepPrevious: true,
    live: true,
    onLiveEvent: params.restart,
  })
  return <DataTable label="Orders" columns={columns} result={result} params={params} searchPlaceholder="Search" />
}

export interface Call {
  answer: Answer
  signal: AbortSignal
  /** Sends the answer; absent after it was sent. */
  send?: (() => void) | undefined
}

type Moved = (search: string, go: (by: number) => void) => void

function Spy({ onMove }: { onMove: Moved }) {
  const navigate = useNavigate()
  onMove(useLocation().search, (by) => void navigate(by))
  return null
}

/** Renders a list whose answers arrive when the test says so. Each answer contains the number of its call. */
export function openList(address: string) {
  const calls: Call[] = []
  const server = { total: 40 }
  const listeners = new Set<() => void>()
  const reply = ({ query, rows, ...found }: Answer) => ({
    ...found,
    offset: query.offset,
    limit: query.limit,
    items: rows.map((orderId, at) => ({ id: `${query.offset + at}`, orderId, createdAt: '', email: '', amount: 1 })),
  })
  const call = (_: unknown, { query }: { query: ListQuery }, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve) => {
      const totalItems = query.searchQuery === '' ? server.total : query.searchQuery === 'zz' ? 0 : server.total >> 1
      const count = Math.max(0, Math.min(query.limit, totalItems - query.offset))
      const answer: Answer = {
        query,
        rows: Array.from({ length: count }, (_row, at) => `call ${calls.length}, row ${at}`),
        moreItems: query.offset + count < totalItems,
        totalItems,
      }
      calls.push({ answer, signal, send: () => resolve(reply(answer)) })
    })
  const api: Api = {
    ...offlineApi(),
    // The list only calls one operation, and the mock only has its types.
    call: call as unknown as Api['call'],
    live: {
      listen([type], listener) {
        const heard = () => type && listener?.({ type, tenant: 'club', id: null, at: '' })
        listeners.add(heard)
        return () => void listeners.delete(heard)
      },
      connection: () => ({ isOpen: true, lostAt: null }),
      onConnectionChange: () => () => {},
      restart() {},
    },
  }
  let search = ''
  let go: (by: number) => void = () => {}
  const follow: Moved = (moved, navigate) => {
    search = moved
    go = navigate
  }
  render(
    <AppProviders api={api} env="test">
      <MemoryRouter initialEntries={[address]}>
        <Spy onMove={follow} />
        <List />
      </MemoryRouter>
    </AppProviders>,
  )
  const emit = (restart: boolean) => {
    invalidate(api.queryClient, [contract.shop.orders])
    if (restart) for (const heard of listeners) heard()
  }
  return { calls, server, emit, go: (by: number) => go(by), search: () => search }
}

function present<E extends Element>(element: E | null | undefined): E {
  if (!element) throw new Error('the element does not exist')
  return element
}

/** Elements of the page, found by selectors: thousands of queries by role would take minutes. */
export const dom = {
  button: (name: PagerButton) => present(document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)),
  box: () => present(document.querySelector<HTMLInputElement>('input[type=search]')),
  clear: () => present(document.querySelector('button[aria-label="Clear search"]')),
  size: () => present(document.querySelector<HTMLInputElement>('input[aria-label="Rows per page"]')),
  /** An option of the open page sizes. */
  sizeOption: (limit: number) =>
    present([...document.querySelectorAll('[role=option]')].find(({ textContent }) => textContent === String(limit))),
  header: (name: keyof typeof headers) =>
    present([...document.querySelectorAll('th')].find(({ textContent }) => textContent === name)),
  sorter: (name: keyof typeof headers) => present(dom.header(name).querySelector('button')),
  /** The button of an empty list. */
  emptyAction() {
    const named = (button: Element) => /^(First page|Clear search)$/.test(button.textContent ?? '')
    return [...document.querySelectorAll('button:not([aria-label])')].find(named) ?? null
  },
}

/** The actual content of the screen, in the form of the oracle's view. */
export function look(search: string) {
  const all = [...document.querySelectorAll('tbody tr')]
  const skeletons = all.filter((row) => row.getAttribute('aria-hidden') === 'true')
  // Object.keys() returns plain strings.
  const names = Object.keys(headers) as (keyof typeof headers)[]
  const sorts = names.map((name) => [headers[name], dom.header(name).getAttribute('aria-sort')])
  return {
    address: Object.fromEntries(new URLSearchParams(search)),
    rows: all.filter((row) => !skeletons.includes(row)).map((row) => row.firstElementChild?.textContent ?? ''),
    skeletons: skeletons.length,
    busy: document.querySelector('table')?.getAttribute('aria-busy') === 'true',
    range: document.querySelector('[role=status]')?.textContent ?? null,
    enabled: pagerButtons.filter((name) => !dom.button(name).disabled),
    limit: dom.size().value,
    // The filter leaves only strings, which TypeScript does not infer.
    sorted: Object.fromEntries(sorts.filter(([, sort]) => sort !== null)) as Record<string, string>,
    box: dom.box().value,
    emptyAction: dom.emptyAction()?.textContent ?? null,
  }
}
