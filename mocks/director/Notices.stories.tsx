import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notices } from './Notices.tsx'

const meta = {
  title: 'Demo/Notices',
  component: Notices,
  parameters: { page: true },
  args: {
    notices: [
      'The saved changes could not be read: its checksum is wrong. They are kept as “rovers/1 set aside 2026-01-15T09:00:00.000Z”; the club starts over.',
    ],
  },
} satisfies Meta<typeof Notices>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['phone'] }
