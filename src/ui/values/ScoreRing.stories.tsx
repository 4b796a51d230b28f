import type { Meta, StoryObj } from '@storybook/react-vite'
import { Group } from '@mantine/core'
import { ScoreRing } from './ScoreRing.tsx'

const meta = {
  title: 'Components/Score ring',
  component: ScoreRing,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/values/ScoreRing.tsx',
      since: '0.1',
      use: 'A fan’s score beside its number: red below 60, yellow below 80, blue below 90, green from 90.',
      avoid: 'Not for progress, and not without the number: screen readers skip the ring.',
      rules: [
        ['Number first, ring beside it', 'The ring alone'],
        ['An empty ring and a dash for no score', '0'],
      ],
      sizes: '18 px in tables, 160 px on a fan’s page.',
    },
  },
  args: { score: 84, size: 64, thickness: 8 },
} satisfies Meta<typeof ScoreRing>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const None: Story = { args: { score: null } }
export const Tiers: Story = {
  render: () => (
    <Group>
      {[12, 59, 60, 79, 80, 89, 90, 100].map((score) => (
        <span key={score}>
          {score} <ScoreRing score={score} />
        </span>
      ))}
    </Group>
  ),
}
