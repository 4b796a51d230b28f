import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { dark } from '../../tests/support/stories/storyGlobals.ts'
import { createBackend } from '../backend.ts'
import { AccountList } from './AccountList.tsx'

const meta = {
  component: AccountList,
  parameters: { page: true },
  args: { control: createBackend({ scenario: 'two-clubs' }).control, onPick: () => {} },
  beforeEach: () => localStorage.removeItem('touchline-accounts'),
} satisfies Meta<typeof AccountList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: dark }
/** Only the club of the prospect, from the second visit on at once. */
export const Prospect: Story = {
  args: { control: createBackend({ club: { name: 'HC Bergen Lynxes', country: 'NO', sport: 'ice-hockey' } }).control },
  async play({ canvasElement }) {
    const list = within(canvasElement)
    await list.findAllByText('HC Bergen Lynxes')
    await expect(list.queryByText('Westmere Rovers')).toBeNull()
  },
}
