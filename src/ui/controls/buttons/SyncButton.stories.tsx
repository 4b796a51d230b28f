import type { Meta, StoryObj } from '@storybook/react-vite'
import { SyncButton } from './SyncButton.tsx'

const meta = {
  title: 'Components/Sync button',
  component: SyncButton,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/controls/buttons/SyncButton.tsx',
      since: '0.1',
      use: 'Starts a sync. The events of the server report its progress.',
      avoid: 'To load a page again take Reload in an Error view.',
      rules: [['Say why it is refused', 'Hide it']],
      sizes: '36 px; it keeps its width while it is busy.',
    },
  },
  args: { send: () => Promise.resolve() },
} satisfies Meta<typeof SyncButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Running: Story = { args: { running: true } }
export const Refused: Story = { args: { refusal: 'The connector is disabled' } }
