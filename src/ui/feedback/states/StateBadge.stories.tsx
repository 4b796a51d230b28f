import type { Meta, StoryObj } from '@storybook/react-vite'
import { Group } from '@mantine/core'
import { StateBadge } from './StateBadge.tsx'

const meta = {
  title: 'Components/State badge',
  component: StateBadge,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/feedback/states/StateBadge.tsx',
      since: '0.1',
      use: 'The state of something that syncs, in the server’s words.',
      avoid: 'Not for a count, a role or a tag: write the word.',
      rules: [
        ['Sign, word and colour together', 'Colour alone'],
        ['quiet in lists, so that only a page’s own state is announced', 'Announce twenty at once'],
      ],
      sizes: '24 px high; it never wraps. Its colours reach 6.5 in both schemes.',
    },
  },
  args: { state: 'SYNCED', quiet: true },
} satisfies Meta<typeof StateBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const All: Story = {
  render: () => (
    <Group>
      {['SYNCED', 'SYNCING', 'FAILED', 'DISABLED', 'REMOVING', 'RESETTING', 'WAITING', 'UNHEARD_OF'].map((state) => (
        <StateBadge key={state} state={state} quiet />
      ))}
    </Group>
  ),
}
