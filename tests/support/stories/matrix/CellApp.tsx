import { DirectionProvider } from '@mantine/core'
import { MemoryRouter } from 'react-router-dom'
import { AppProviders } from '../../../../src/app/AppProviders.tsx'
import { AppRoutes } from '../../../../src/app/routes.tsx'
import type { Scheme } from '../toolbar/settings.ts'
import type { StoryWorld } from '../toolbar/storyWorld.ts'

export interface CellAppProps {
  opened: StoryWorld
  direction: 'ltr' | 'rtl'
  scheme: Scheme
}

/**
 * The product at the address of a cell. The document around it has its scheme and its direction, so that many cells can
 * live on one page, each in a document of its own.
 */
export const CellApp = ({ opened: { world, route }, direction, scheme }: CellAppProps) => (
  <DirectionProvider initialDirection={direction} detectDirection={false}>
    <AppProviders beside api={world.api} scheme={scheme}>
      <MemoryRouter initialEntries={[route]}>
        <AppRoutes loginAside={undefined} />
      </MemoryRouter>
    </AppProviders>
  </DirectionProvider>
)
