import { createElement, lazy, useState, type ComponentType } from 'react'

/**
 * How long a failure waits until it is shown, in milliseconds. Firefox breaks off what a page loads as soon as the user
 * leaves it, but shows it until the next one arrives, which can take seconds. A download looks like leaving, too, and
 * the page stays.
 */
const REPORT_MS = { staying: 200, leaving: 10_000 }
let leftAt = -Infinity
/** The computer's clock may have been set back meanwhile. */
const isLeaving = () => Math.abs(Date.now() - leftAt) < REPORT_MS.leaving

/**
 * A page whose code loads when it is first shown; `load` begins before. With its code there it renders at once: React
 * shows a fallback of `lazy` for 300 ms, even if the code is there sooner.
 *
 * @example
 * const FansPage = lazyPage(async () => (await import('./FansPage.tsx')).FansPage)
 */
export function lazyPage(importPage: () => Promise<ComponentType>) {
  let loaded: ComponentType | null = null
  async function load() {
    // It is the same function for all pages, so that the window keeps it once.
    addEventListener('beforeunload', noteLeaving)
    try {
      loaded = await importPage()
      return { default: loaded }
    } catch (error) {
      await new Promise((resolve) => setTimeout(resolve, REPORT_MS[isLeaving() ? 'leaving' : 'staying']))
      throw error
    }
  }
  const Lazy = lazy(load)
  function Page() {
    const [Component] = useState<ComponentType>(() => loaded ?? Lazy)
    return createElement(Component)
  }
  return Object.assign(Page, { load })
}

function noteLeaving() {
  leftAt = Date.now()
}
