import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DateField } from './DateField.tsx'
import type { DateKind } from './dates.ts'
import { dateWords } from './words.ts'

function Field({ kind, text = '', error }: { kind: DateKind; text?: string; error?: string }) {
  const [value, setValue] = useState(text)
  return (
    <div style={{ maxWidth: 220 }}>
      <DateField
        label={kind === 'day' ? 'Birthday' : 'Signed up'}
        kind={kind}
        value={value}
        onChange={setValue}
        error={error}
      />
    </div>
  )
}

/** A date that the user types or picks. */
const meta = {
  tags: ['autodocs', 'stable'],
  title: 'Components/Date field',
  component: Field,
  parameters: {
    about: {
      file: 'src/ui/DateField/DateField.tsx',
      parts: ['src/ui/DateField/'],
      since: '0.1',
      use: 'A day, or a day with its time, typed or chosen in a calendar.',
      avoid: 'A period of a chart takes Segments.',
      rules: [
        ['Type first, calendar second', 'Force the calendar'],
        ['Say the form: YYYY-MM-DD', 'Guess what 03/04 means'],
      ],
      keys: [
        ['Down', 'Opens the calendar'],
        ['Arrows', 'Move by day and week'],
        ['Page Up, Page Down', 'Move by month'],
        ['Escape', 'Closes the calendar'],
      ],
      sizes: '36 px; the calendar fits a phone.',
    },
    page: true,
  },
  args: { kind: 'day' },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { text: '1988-04-23' } }
export const Moment: Story = { args: { kind: 'moment', text: '2026-01-15 09:00' } }
export const Nonsense: Story = { args: { text: 'tomorrow', error: 'Enter a date such as 2026-01-15.' } }

export const NonsenseMoment: Story = {
  args: { kind: 'moment', text: 'tomorrow', error: dateWords.invalidMoment },
}

export const Open: Story = {
  args: { text: '1988-04-23' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar, Birthday' }))
    const day = await canvas.findByRole('button', { name: '23 April 1988' })
    await waitFor(() => expect(day).toHaveFocus())
  },
}
export const MomentOpen: Story = {
  args: { kind: 'moment', text: '2026-01-15 09:00' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar, Signed up' }))
    await expect(await canvas.findByLabelText('Minutes')).toHaveValue('00')
  },
}
/** Its title leads to the months of a year, and from there to the years. */
export const Years: Story = {
  args: { text: '1988-04-23' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar, Birthday' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^April 1988/ }))
    await expect(await canvas.findByRole('button', { name: 'Previous year' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^1988/ }))
    await expect(await canvas.findByRole('button', { name: 'Previous decade' })).toBeVisible()
  },
}
