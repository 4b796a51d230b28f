import { ActionIcon, Tooltip } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconTrash } from '@tabler/icons-react'
import { expect, screen, userEvent } from 'storybook/test'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  tags: ['autodocs', 'new'],
  parameters: {
    page: true,
    about: {
      file: 'src/app/theme/AppTheme.tsx',
      since: '0.1',
      use: 'Says what an icon button does, when the pointer rests on it.',
      avoid: 'What people must know to go on stands on the page. A cut text has its own tooltip.',
      rules: [['Repeat the accessible name in a word or two', 'Explain a rule in a hint']],
      keys: [['Escape', 'closes the hint']],
      sizes: 'As wide as its words, 280 px at most with `multiline` and `maw`.',
      frame: 160,
    },
  },
  args: {
    label: 'Delete',
    children: (
      <ActionIcon variant="subtle" color="gray" size={32} aria-label="Delete Niamh Kearney">
        <IconTrash size={18} stroke={1.7} />
      </ActionIcon>
    ),
  },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  async play({ canvas }) {
    await userEvent.hover(canvas.getByRole('button'))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Delete')
  },
}
/** The reason why something is not possible appears for the keyboard and for a tap, too. */
export const ForAnyInput: Story = {
  args: {
    label: 'Enable this connector to sync it.',
    events: { hover: true, focus: true, touch: true },
    multiline: true,
    maw: 280,
  },
  async play() {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Enable this connector to sync it.')
  },
}
