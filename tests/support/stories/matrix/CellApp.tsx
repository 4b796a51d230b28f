import { DirectionProvider } from '@mantine/core'
import { MemoryRouter } from 'react-router-dom'
import { ApiProvider } from '../../../../src/api/ApiProvider.tsx'
import { AppRoutes } from '../../../../src/app/routes.tsx'
import { AppTheme } from '../../../../src/app/theme/AppTheme.tsx'
import type { StoryWorld } from '../toolbar/storyWorld.ts'

/**
 * The product at the address of a cell. The document around it has its scheme and its direction, so that many cells can live on one
 * page, each in a document of its own.
 */
export const CellApp = ({ opened: { world, route }, direction }: { opened: StoryWorld; direction: 'ltr' | 'rtl' }) => (
  <DirectionProvider initialDirection={direction} detectDirection={false}>
    <AppTheme beside>
      <ApiProvider api={world.api}>
        <MemoryRouter initialEntries={[route]}>
          <AppRoutes loginAside={undefined} />
        </MemoryRouter>
      </ApiProvider>
    </AppTheme>
  </DirectionProvider>
)
