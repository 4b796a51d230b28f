import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { createBackend } from '../backend.ts'
import { AccountList } from './AccountList.tsx'

const meta = {
  title: 'Demo/Director/Accounts',
  component: AccountList,
  parameters: { page: true },
  args: { control: createBackend({ scenario: 'two-clubs' }).control, onPick: () => {} },
  beforeEach: () => localStorage.removeItem('touchline-accounts'),
} satisfies Meta<typeof AccountList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Only the club of the prospect, also if it is loaded while the list is open. */
export const Prospect: Story = {
  args: { control: createBackend({ scenario: 'two-clubs' }).control },
  async play({ args, canvasElement }) {
    const list = within(canvasElement)
    await list.findAllByText('Westmere Rovers')
    await args.control.loadScenario('prospect', { name: 'HC Bergen Lynxes', country: 'NO', sport: 'ice-hockey' })
    await list.findAllByText('HC Bergen Lynxes')
    await expect(list.queryByText('Westmere Rovers')).toBeNull()
  },
}
