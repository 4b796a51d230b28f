import { lazy, useState, type ComponentType, type ReactNode } from 'react'

/** A page whose code is loaded when it is first shown. */
export interface LazyPage<Props extends object = object> {
  (props: Props): ReactNode
  /** Loads the code ahead. A failure is ignored: showing the page tries again, and reports it. */
  load(): Promise<void>
}

/**
 * Creates a page that is loaded on demand.
 *
 * @example
 * const HomePage = lazyPage(async () => (await import('../features/home/HomePage.tsx')).HomePage)
 */
export function lazyPage<Props extends object = object>(
  importPage: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | null = null
  const load = async () => (loaded ??= await importPage())
  const Suspending: ComponentType<Props> = lazy(async () => ({ default: await load() }))

  function Page(props: Props) {
    // Chosen once, because exchanging the component would reset the state of the page. A loaded page is shown without suspending.
    const [Component] = useState(() => loaded ?? Suspending)
    return <Component {...props} />
  }
  return Object.assign(Page, {
    load: () =>
      load().then(
        () => {},
        () => {},
      ),
  })
}
