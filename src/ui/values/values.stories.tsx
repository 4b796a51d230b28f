import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@mantine/core'
import { serverNow } from '../../serverTime.ts'
import { Ticking } from '../motion/Ticking.tsx'
import { LastSync } from './LastSync.tsx'
import { DateText, Value } from './values.tsx'

const meta = {
  title: 'Components/Values and dates',
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/values/values.tsx',
      parts: ['src/ui/values/LastSync.tsx', 'src/ui/motion/Ticking.tsx'],
      since: '0.1',
      use: 'Dates, times, counts and missing values, the same on every screen. Ticking slides a figure in when it changes.',
      avoid: 'Do not format by hand; money has its own functions in src/domain/money.',
      rules: [
        ['A dash for what is missing, with words for screen readers', '0, N/A or nothing'],
        ['How long ago, with the exact time as title', 'A raw time stamp'],
      ],
      sizes: 'As their surroundings; figures are tabular.',
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <Stack gap="xs">
      <DateText iso="2026-01-05" />
      <DateText iso="2026-01-15T09:30:00.000Z" withTime />
      <DateText iso={null} />
      <Value>{null}</Value>
      <Ticking>12,480</Ticking>
      <span>
        <LastSync iso={null} />
      </span>
    </Stack>
  ),
}
export const JustNow: Story = { render: () => <LastSync iso={new Date(serverNow()).toISOString()} /> }
export const Ago: Story = {
  render: () => (
    <Stack gap="xs">
      {[3 * 3_600_000, 86_400_000, 8 * 86_400_000].map((passed) => (
        <LastSync key={passed} iso={new Date(serverNow() - passed).toISOString()} />
      ))}
    </Stack>
  ),
}
