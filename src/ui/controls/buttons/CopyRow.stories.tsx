import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { CopyRow } from './CopyRow.tsx'

const meta = {
  title: 'Components/Copy row',
  component: CopyRow,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/controls/buttons/CopyRow.tsx',
      parts: ['src/ui/controls/buttons/CopyButton.tsx'],
      since: '0.1',
      use: 'A label, a value that people paste elsewhere, and the button that copies it.',
      avoid: 'A value that nobody pastes stands in Facts.',
      rules: [['Say in a toast that it was copied', 'A silent button']],
      sizes: 'One line; the value is cut.',
    },
  },
  args: { label: 'Bookmark ID', value: '8v1t7k3q9d6hwr5x0c2m' },
} satisfies Meta<typeof CopyRow>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { args: { value: null } }
export const LongText: Story = { args: { label: 'Params', value: 'country=Ireland&age=18-29&'.repeat(12) } }
/** For four seconds the button says so, and a toast. */
export const Copied: Story = {
  async play({ canvas, userEvent }) {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Bookmark ID' }))
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
  },
}
