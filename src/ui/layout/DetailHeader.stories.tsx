import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@mantine/core'
import { StateBadge } from '../feedback/states/StateBadge.tsx'
import { Avatar, DetailHeader } from './DetailHeader.tsx'

const meta = {
  title: 'Components/Detail header',
  component: DetailHeader,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/layout/DetailHeader.tsx',
      since: '0.1',
      use: 'The head of a page about one thing: its picture, name, state, facts and actions.',
      avoid: 'A list or a form takes a Page head.',
      rules: [
        ['Skeletons in its shape while it loads, with a hidden h1', 'An empty head that jumps'],
        ['An avatar in neutral colours', 'A face in the club’s colour'],
      ],
      sizes: 'Picture 56 px. The actions wrap below on a phone.',
    },
  },
  args: {
    picture: <Avatar initials="NK" />,
    loading: null,
    title: <h1>Niamh Kearney</h1>,
    badge: <StateBadge state="SYNCED" />,
    facts: <span>Galway</span>,
    actions: <Button variant="default">Edit</Button>,
  },
} satisfies Meta<typeof DetailHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { args: { loading: 'the fan', badge: null } }
