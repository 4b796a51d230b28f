import '../src/app/theme/styles.ts'
import { notifications } from '@mantine/notifications'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { forgetRecent } from '../src/app/Palette/entries/recent.ts'
import { forgetLastClub } from '../src/domain/club/lastClub.ts'
import { forgetStepsHeight } from '../src/domain/club/lastSteps.ts'
import { forgetServerTime } from '../src/serverTime.ts'
import { forgetTableViews, setUsualDensity } from '../src/ui/DataTable/view/tableViews.ts'
import { docs } from './docs.tsx'
import { freshPage } from '../tests/support/stories/freshPage.ts'
import { checkLooks } from '../tests/support/stories/looks.ts'
import { endWorld, loadWorld } from '../tests/support/stories/toolbar/loadWorld.ts'
import { applyMotion } from '../tests/support/stories/toolbar/motion.ts'
import { noteStory, remountForAnotherWorld } from '../tests/support/stories/toolbar/remount.ts'
import { globalTypes, initialGlobals, readSettings, viewports } from '../tests/support/stories/toolbar/settings.ts'
import type { StoryParameters } from '../tests/support/stories/toolbar/storyWorld.ts'
import { withToolbar } from '../tests/support/stories/toolbar/withToolbar.tsx'
import type { World, WorldOptions } from '../tests/support/world/world.ts'

declare module '@storybook/react-vite' {
  interface Parameters {
    /** The scenario, the signed-in person and the faults of a story. Every story gets its own backend. */
    world?: WorldOptions
    /** The route that the story opens. Use a function if the world must create it first, such as a mailed link. */
    route?: string | ((world: World) => Promise<string>)
    /** Makes world and route of the story's arguments. */
    worldOfArgs?: (args: Readonly<Record<string, unknown>>) => StoryParameters
    /** The pattern of the routes that show the story; every route by default. At any other, nothing is rendered. */
    path?: string
    /** Renders the story on the page background with the shell's margins. */
    page?: boolean
  }
}

// The default of one second is too short while both cores are busy with other stories.
configure({ asyncUtilTimeout: 60_000 })
remountForAnotherWorld()
const isTest = '__vitest_browser__' in globalThis

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    // Tests check every look of a story by themselves, and each part once (tests/support/stories/looks.ts).
    a11y: { test: isTest ? 'off' : 'error' },
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
            'Tokens',
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
          ['What changed', '*'],
          'Patterns',
          'Screens',
          ['State matrix', '*'],
          'Demo',
        ],
        method: 'alphabetical',
      },
    },
    viewport: { options: viewports },
  },
  // Where a story has no arguments, both panels would only say so.
  argTypesEnhancers: [
    ({ argTypes, initialArgs, parameters }) => {
      if (Object.keys({ ...argTypes, ...initialArgs }).length === 0)
        Object.assign(parameters, { controls: { disable: true }, actions: { disable: true } })
      return argTypes
    },
  ],
  globalTypes,
  initialGlobals,
  beforeEach({ id, globals, loaded, canvasElement }) {
    if (isTest) freshPage(canvasElement)
    notifications.clean()
    forgetRecent()
    forgetLastClub()
    forgetStepsHeight()
    forgetServerTime()
    forgetTableViews()
    const { density, motion } = readSettings(globals)
    setUsualDensity(density)
    applyMotion(motion)
    const forget = noteStory(id, globals)
    return () => {
      forget()
      if (isTest) endWorld(loaded)
    }
  },
  // In Storybook itself, the toolbar shows the other looks.
  afterEach: async (context) => {
    if (isTest) await checkLooks(context)
  },
  loaders: [loadWorld],
  decorators: [withToolbar],
}

export default preview
