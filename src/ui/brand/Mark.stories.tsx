import type { Meta, StoryObj } from '@storybook/react-vite'
import { Group } from '@mantine/core'
import { Brand, Mark } from './Mark.tsx'

const meta = {
  title: 'Components/Mark',
  component: Mark,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/brand/Mark.tsx',
      since: '0.1',
      use: 'Touchline’s mark, and with Brand its wordmark.',
      avoid: 'A club is shown by its Crest.',
      rules: [['A quarter of the tile as free space', 'In a club’s colour']],
      sizes: '16 px at least; below 20 px without the ball.',
    },
  },
  args: { size: 64 },
} satisfies Meta<typeof Mark>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Wordmark: Story = {
  render: () => (
    <Group>
      <Brand />
      <Brand large />
    </Group>
  ),
}
