import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { PageLoader } from './PageLoader.tsx'

/** A page whose code is loaded when it is first shown. */
export interface LazyPage {
  (): ReactNode
  /** Loads the code ahead. */
  load(): Promise<unknown>
}

/**
 * How long a failure waits until it is shown, in milliseconds. Firefox breaks off what a page loads as soon as the user
 * leaves it, but shows it until the next one arrives, which can take seconds. A download looks like leaving, too, and
 * the page stays.
 */
const REPORT_MS = { staying: 200, leaving: 10_000 }
let leftAt = -Infinity
const noteLeaving = () => {
  leftAt = Date.now()
}
/** The computer's clock may have been set back meanwhile. */
const isLeaving = () => Math.abs(Date.now() - leftAt) < REPORT_MS.leaving

/**
 * Creates a page that is loaded on demand, and shows `fallback` until then. If its code cannot be loaded, it throws.
 *
 * This does without React's `lazy`, because React keeps a fallback for 300 ms, even if the code arrives sooner.
 *
 * @example
 * const FansPage = lazyPage(async () => (await import('./FansPage.tsx')).FansPage)
 */
export function lazyPage(importPage: () => Promise<ComponentType>, fallback: ReactNode = <PageLoader />): LazyPage {
  let loaded: ComponentType | null = null
  const load = async () => (loaded ??= await importPage())

  function Page() {
    // What was loaded ahead is shown at once.
    const [Component, setComponent] = useState(() => loaded)
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined
      // It is the same function for all pages, so that the window keeps it once.
      addEventListener('beforeunload', noteLeaving)
      load().then(
        (component) => setComponent(() => component),
        (error: unknown) => {
          timer = setTimeout(() => setFailure({ error }), REPORT_MS[isLeaving() ? 'leaving' : 'staying'])
        },
      )
      return () => clearTimeout(timer)
    }, [])
    if (failure) throw failure.error
    return Component ? <Component /> : fallback
  }
  return Object.assign(Page, { load })
}
