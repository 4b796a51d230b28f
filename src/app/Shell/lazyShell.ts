import { lazyPage } from '../../loading/lazyComponent.tsx'

/** The shell, loaded with the first page that is in it: a visitor who is not signed in does without. */
export const LazyShell = lazyPage(async () => (await import('./Shell.tsx')).Shell)
