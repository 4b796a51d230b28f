import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { directorMeta, type DirectorStory } from '../../../tests/support/director/DirectorStory.tsx'
import type { ShareLink } from '../../control.ts'

const meta = { title: 'Demo/Director/Share', ...directorMeta, args: { section: 'share' } } satisfies Meta<
  typeof DirectorStory
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['phone'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const link = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Link' })
    await expect(link.value).toContain('#demo=')
    await canvas.findByRole('img', { name: 'Code of a link to this club' })
    const { value } = link
    await userEvent.click(canvas.getByRole('switch', { name: 'Leave-behind' }))
    await waitFor(() => expect(canvas.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value).not.toBe(value))
  },
}
export const Loading: Story = { args: { broken: { share: () => new Promise(() => {}) } } }
export const Failed: Story = { args: { broken: { share: () => Promise.reject(new Error('Failed to fetch')) } } }

const large: ShareLink = { text: 'A'.repeat(12_345), size: 12_345, max: 8000, fits: false, writes: 700, hidden: 2 }
export const TooLarge: Story = {
  args: { broken: { share: () => Promise.resolve(large) } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByText('12.3 kB of at most 8.0 kB')
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeDisabled()
    await canvas.findByText('This club has too much of its own for a code. Copy the link instead.')
    await canvas.findByText('2 passwords or keys were left out.')
  },
}
