import { lazy, useState, type ComponentType, type ReactNode } from 'react'

/** A component, such as a page, whose code is loaded when it is first shown. */
export interface LazyComponent<Props extends object = object> {
  (props: Props): ReactNode
  /** Loads the code ahead. A failure is ignored: showing the page tries again, and reports it. */
  load(): Promise<void>
}

/**
 * Creates a component that is loaded on demand. It suspends while it loads, but not once it has been loaded ahead.
 *
 * @example
 * const HomePage = lazyComponent(async () => (await import('../features/home/HomePage.tsx')).HomePage)
 */
export function lazyComponent<Props extends object = object>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null
  const load = async () => (loaded ??= await importComponent())
  const Suspending: ComponentType<Props> = lazy(async () => ({ default: await load() }))

  function Lazy(props: Props) {
    // Chosen once, because exchanging the component would reset its state.
    const [Component] = useState(() => loaded ?? Suspending)
    return <Component {...props} />
  }
  return Object.assign(Lazy, {
    load: () =>
      load().then(
        () => {},
        () => {},
      ),
  })
}
