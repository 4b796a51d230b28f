import type { Meta, StoryObj } from '@storybook/react-vite'
import { FullScreenLoader } from './FullScreenLoader.tsx'

const meta = {
  title: 'Components/Full screen loader',
  component: FullScreenLoader,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/feedback/states/FullScreenLoader.tsx',
      since: '0.1',
      use: 'The window while the signed-in person is loading, the same view that index.html begins with.',
      avoid: 'Anything smaller shows skeletons in the shape of what comes.',
      rules: [['Skeletons for pages', 'This for a table']],
      sizes: 'The whole window.',
      frame: 300,
    },
  },
} satisfies Meta<typeof FullScreenLoader>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
