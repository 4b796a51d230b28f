import { createContext } from 'react'
import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { localMemory } from '../../../storage.ts'
import { defaultView, readView, type Density, type TableView } from './tableView.ts'

interface TableViews {
  /** By person and table. */
  views: Readonly<Record<string, TableView>>
  /** How a table looks that nobody has changed. */
  usual: TableView
}

const NAME = 'touchline-tables'

/** Keeps how people like to see their tables, in the browser's local storage. */
export const tableViews = createStore<TableViews>()(
  persist((): TableViews => ({ views: {}, usual: defaultView }), {
    name: NAME,
    storage: createJSONStorage(localMemory),
    partialize: ({ views }) => ({ views }),
    merge: (stored, current) => ({ ...current, views: readViews(stored) }),
  }),
)

// Each tab stores all views, so it must know what another one has changed.
globalThis.addEventListener?.('storage', ({ key }: Partial<StorageEvent>) => {
  if (key === NAME) void tableViews.persist.rehydrate()
})

function readViews(stored: unknown): Record<string, TableView> {
  const views = typeof stored === 'object' && stored !== null && 'views' in stored ? stored.views : null
  if (typeof views !== 'object' || views === null) return {}
  return Object.fromEntries(Object.entries(views).map(([key, view]) => [key, readView(view)]))
}

export const viewOf = ({ views, usual }: TableViews, key: string): TableView => views[key] ?? usual

export function changeView(key: string, change: Partial<TableView>) {
  try {
    tableViews.setState((state) => ({ views: { ...state.views, [key]: { ...viewOf(state, key), ...change } } }))
  } catch {
    // Without room in the browser's storage, the choice lasts until the page is left.
  }
}

/** Whose views the tables below show: the id of the signed-in user. */
export const TableOwner = createContext('')

/** For tests and stories, which share a browser's storage. */
export const forgetTableViews = () => tableViews.setState(tableViews.getInitialState(), true)

/** For stories: the density of every table that nobody has changed. */
export const setUsualDensity = (density: Density) => tableViews.setState({ usual: { ...defaultView, density } })
