import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'

/** A component, such as a page, whose code is loaded when it is first shown. */
export interface LazyComponent<Props extends object = object> {
  (props: Props): ReactNode
  /**
   * Loads the code ahead; resolves with true if it is there. It never fails: showing the component tries again, and
   * reports a failure.
   */
  load(): Promise<boolean>
}

/** What a lazy page shows until its code has arrived. */
export const PageFallback = createContext<ReactNode>(null)

/**
 * Creates a component that is loaded on demand. Until then it shows `fallback`, which may be a function of its props. If
 * its code cannot be loaded, it throws; an optional one, without which the page can be used, keeps its fallback.
 *
 * This does without React's `lazy`, because React keeps a fallback for 300 ms, even if the code arrives sooner.
 *
 * @example
 * const Calendar = lazyComponent(async () => (await import('./Calendar.tsx')).Calendar)
 */
export const lazyComponent = <Props extends object = object>(
  importComponent: () => Promise<ComponentType<Props>>,
  fallback: ReactNode | ((props: Props) => ReactNode) = null,
  isOptional?: boolean,
) => createLazy(importComponent, typeof fallback === 'function' ? fallback : () => fallback, isOptional)

/** Creates a page that is loaded on demand. Until then it shows the value of `PageFallback`. */
export const lazyPage = <Props extends object = object>(importPage: () => Promise<ComponentType<Props>>) =>
  createLazy(importPage, () => useContext(PageFallback))

/**
 * How long a failure waits until it is reported, in milliseconds. Firefox breaks off what a page loads as soon as the
 * user leaves it, but shows it until the next one arrives, which can take seconds. A download looks like leaving, too,
 * and the page stays.
 */
const REPORT_MS = { staying: 200, leaving: 10_000 }
let leftAt = -Infinity
const noteLeaving = () => {
  leftAt = Date.now()
}
/** The computer's clock may have been set back meanwhile. */
const isLeaving = () => Math.abs(Date.now() - leftAt) < REPORT_MS.leaving

/** What loads the lazy components of the code that has been loaded so far. */
const unloaded = new Set<() => Promise<unknown>>()

const settled = (loading: Promise<unknown>) =>
  loading.then(
    () => true,
    () => false,
  )

/**
 * Loads the code of all lazy components, and of those in them, ahead. It never fails.
 *
 * @param pause called after each, so that the page is not busy with all of them at once
 */
export async function loadLazyComponents(pause?: () => Promise<void>): Promise<void> {
  const loads = [...unloaded]
  if (loads.length === 0) return
  unloaded.clear()
  const loading: Promise<unknown>[] = []
  for (const load of loads) {
    loading.push(load())
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await pause?.()
  }
  await Promise.all(loading)
  await loadLazyComponents(pause)
}

/**
 * Creates a function that loads code when it is first called. Like the code of lazy components, it can be loaded ahead.
 *
 * @example
 * const loadExport = lazyModule(() => import('./exportFile.ts'))
 */
export function lazyModule<Module>(importModule: () => Promise<Module>): () => Promise<Module> {
  unloaded.add(() => settled(importModule()))
  return importModule
}

function createLazy<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  useFallback: (props: Props) => ReactNode,
  isOptional?: boolean,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null
  const load = async () => (loaded ??= await importComponent())
  const loadAhead = () => settled(load())
  unloaded.add(loadAhead)

  function Lazy(props: Props) {
    const fallback = useFallback(props)
    // What was loaded ahead is shown at once.
    const [Component, setComponent] = useState(() => loaded)
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined
      // It is the same function for all components, so that the window keeps it once.
      addEventListener('beforeunload', noteLeaving)
      load().then(
        // In slices: it may be a large part of the page.
        (component) => startTransition(() => setComponent(() => component)),
        (error: unknown) => {
          timer = setTimeout(() => setFailure({ error }), isLeaving() ? REPORT_MS.leaving : REPORT_MS.staying)
        },
      )
      return () => clearTimeout(timer)
    }, [])
    if (failure && !isOptional) throw failure.error
    return Component ? <Component {...props} /> : fallback
  }
  return Object.assign(Lazy, { load: loadAhead })
}
