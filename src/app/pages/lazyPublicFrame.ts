import { lazyPage } from '../../loading/lazyComponent.tsx'

/** The frame of visitors who are not signed in, loaded only where it is shown. */
export const LazyPublicFrame = lazyPage(async () => (await import('./PublicFrame.tsx')).PublicFrame)
