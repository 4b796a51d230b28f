import type { Meta, StoryObj } from '@storybook/react-vite'
import { DangerCard } from './DangerCard.tsx'

const meta = {
  title: 'Components/Danger card',
  component: DangerCard,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/layout/DangerCard.tsx',
      since: '0.1',
      use: 'The last card of a page, with the button that deletes its subject. The click opens a Confirm dialog.',
      avoid: 'For a row of a list take Row actions.',
      rules: [
        ['Say what is deleted and what is kept', 'You can’t undo this, alone'],
        ['At the end of the page', 'Beside Save'],
      ],
      sizes: 'As wide as its column; the button moves below the text where it is narrow.',
    },
  },
  args: {
    title: 'Permanently delete bookmark',
    text: 'Only the saved view is deleted.',
    disabled: false,
    onDeleteClick() {},
  },
} satisfies Meta<typeof DangerCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Disabled: Story = { args: { disabled: true } }
