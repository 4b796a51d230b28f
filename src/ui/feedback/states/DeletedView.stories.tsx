import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeletedView } from './DeletedView.tsx'

const meta = {
  title: 'Components/Deleted view',
  component: DeletedView,
  tags: ['autodocs', 'stable'],
  parameters: {
    about: {
      file: 'src/ui/feedback/states/DeletedView.tsx',
      since: '0.1',
      use: 'The page of something that was deleted while it was open: by an event, or by an action that failed.',
      avoid: 'What was never there, as behind a wrong link, takes an Error view.',
      rules: [
        ['Say what is kept', 'This action cannot be undone'],
        ['Lead to the list', 'Offer to reload'],
      ],
      sizes: 'The whole page, below its way back.',
      frame: 560,
    },
  },
  args: {
    title: 'This bookmark has been deleted',
    children: 'The dashboard is kept.',
    list: { label: 'Go to Bookmarks', to: '/bookmarks' },
  },
} satisfies Meta<typeof DeletedView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['phone'] }
export const LongText: Story = {
  args: {
    children: 'The bookmark and connector of “Fans who have been to every home match since the opening” are kept.',
  },
}
