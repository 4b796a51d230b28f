import { lazyPage } from '../../loading/lazyComponent.tsx'

/** The shell, loaded with the first page inside it, because visitors who are not signed in do not need it. */
export const LazyShell = lazyPage(async () => (await import('./Shell.tsx')).Shell)
