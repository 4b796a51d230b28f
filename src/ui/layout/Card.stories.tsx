import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, Facts } from './Card.tsx'

const meta = {
  title: 'Components/Card',
  component: Card,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/layout/Card.tsx',
      since: '0.1',
      use: 'A titled group of facts or fields on a page.',
      avoid: 'Not around a table or a chart that has a frame of its own, and not inside another card.',
      rules: [
        ['A line of 1 px', 'A shadow'],
        ['Skeletons of the same height while loading', 'A spinner in the middle'],
      ],
      sizes: 'Padding 20, radius 8; labels 180 px wide, 140 where it is narrow.',
    },
  },
  args: {
    title: 'Contact',
    children: (
      <Facts
        rows={[
          ['Email', 'niamh@csv.example'],
          ['City', 'Galway'],
        ]}
      />
    ),
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = {
  args: {
    children: (
      <Facts
        rows={[
          ['Email', null],
          ['City', null],
        ]}
        loading
      />
    ),
  },
}
export const LongText: Story = {
  args: { children: <Facts rows={[['Email', `${'verylongname'.repeat(12)}@csv.example`]]} /> },
}
