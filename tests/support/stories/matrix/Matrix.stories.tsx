import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AppRoutes } from '../../../../src/app/routes.tsx'
import { readSettings } from '../toolbar/settings.ts'
import { cellParameters, readCell } from './cell.ts'
import { MatrixPage } from './MatrixPage.tsx'
import { screenIds, type ScreenId } from './screens.ts'
import { stateIds } from './states.ts'

interface Args {
  /** The rows of the matrix; every screen by default. */
  screens?: readonly ScreenId[]
  /** One cell. */
  screen?: ScreenId
  state?: string
}

const meta = {
  title: 'Screens/State matrix',
  render: ({ screens }, { globals }) => <MatrixPage {...(screens && { screens })} settings={readSettings(globals)} />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

/** Every screen in every state. tests/support/chromium/matrix/ checks the cells, not all of them in every run. */
export const All: Story = { tags: ['!test'], globals: { viewport: { value: 'fit' } } }

/** One screen in one state, in its whole size. */
export const Cell: Story = {
  args: { screen: 'fans', state: 'loaded' },
  argTypes: {
    screen: { control: 'select', options: screenIds },
    state: { control: 'select', options: stateIds },
  },
  parameters: { worldOfArgs: (args: Readonly<Record<string, unknown>>) => cellParameters(readCell(args)) },
  render: () => <AppRoutes loginAside={undefined} />,
}

/** The pictures of a row are live, and what cannot be says why. */
export const Row: Story = {
  args: { screens: ['support'] },
  // All columns are in view.
  globals: { viewport: { value: 'wide' } },
  tags: ['!dev', '!autodocs'],
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('link', { name: 'Support, long texts' })
    const pages = () => [...canvasElement.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument)
    await waitFor(() => {
      const headings = pages().map((page) => page?.querySelector('h1')?.textContent)
      return expect(headings).toEqual(['Support', 'Support', 'Support', 'Support', 'Support'])
    })
    await expect(pages().map((page) => page?.documentElement.dataset.mantineColorScheme)).toContain('dark')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('5 shown so far, none wider'))
    await expect(canvas.getAllByText('It asks the server for nothing.')).toHaveLength(7)
  },
}
