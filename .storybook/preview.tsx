import '../src/app/theme/styles.ts'
import { notifications } from '@mantine/notifications'
import type { Preview } from '@storybook/react-vite'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { configure } from 'storybook/test'
import { AppProviders } from '../src/app/AppProviders.tsx'
import { forgetRecent } from '../src/app/Palette/entries/recent.ts'
import { forgetLastClub } from '../src/domain/club/lastClub.ts'
import { forgetStepsHeight } from '../src/domain/club/lastSteps.ts'
import { forgetServerTime } from '../src/serverTime.ts'
import { forgetTableViews } from '../src/ui/DataTable/view/tableViews.ts'
import { docs } from './docs.tsx'
import { openWorld, worldOf, type World, type WorldOptions } from '../tests/support/world.ts'

declare module '@storybook/react-vite' {
  interface Parameters {
    /** The scenario, the signed-in person and the faults of a story. Every story gets its own backend. */
    world?: WorldOptions
    /** The route that the story opens. Use a function if the world must create it first, such as a mailed link. */
    route?: string | ((world: World) => Promise<string>)
    /** The pattern of the routes that show the story; every route by default. At any other, nothing is rendered. */
    path?: string
    /** Renders the story on the page background with the shell's margins. */
    page?: boolean
  }
}

// The default of one second is too short while both cores are busy with other stories.
configure({ asyncUtilTimeout: 30_000 })

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs,
    options: {
      // Storybook reads this from the source, so it stands here and names no variable.
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          [
            'Colour',
            'Type',
            'Space and radius',
            'Shadow',
            'Motion',
            'Icons',
            'Drawings',
            'Crests',
            'Voice',
            'Accessibility',
          ],
          'Components',
          'Patterns',
          'Screens',
          ['State matrix', '*'],
          'Demo',
        ],
        method: 'alphabetical',
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' } },
        laptop: { name: 'Laptop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: { title: 'Scheme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { scheme: 'light', viewport: { value: 'laptop', isRotated: false } },
  beforeEach() {
    notifications.clean()
    forgetRecent()
    forgetLastClub()
    forgetStepsHeight()
    forgetServerTime()
    forgetTableViews()
  },
  loaders: [
    async ({ parameters }) => {
      const world = await openWorld(parameters.world ?? {})
      const { route = '/' } = parameters
      return { world, route: typeof route === 'string' ? route : await route(world) }
    },
  ],
  decorators: [
    (Story, { loaded, globals, parameters }) => {
      const { api } = worldOf(loaded)
      const { page, path } = parameters
      const story =
        path === undefined ? (
          <Story />
        ) : (
          <Routes>
            <Route path={path} element={<Story />} />
            <Route path="*" element={null} />
          </Routes>
        )
      return (
        <AppProviders api={api} scheme={globals.scheme === 'dark' ? 'dark' : 'light'}>
          <MemoryRouter initialEntries={[String(loaded.route)]}>
            {page ? (
              <main style={{ maxWidth: 1744, margin: '0 auto', padding: 'clamp(16px, 3vw, 32px)' }}>{story}</main>
            ) : (
              story
            )}
          </MemoryRouter>
        </AppProviders>
      )
    },
  ],
}

export default preview
