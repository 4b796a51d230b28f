import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { createBackend } from '../../backend.ts'
import { Beside } from '../Beside.tsx'
import { panelStore } from '../panel/panelStore.ts'

const meta = {
  title: 'Demo/Director/Beside the product',
  component: Beside,
  parameters: { page: true },
  args: {
    control: createBackend({ scenario: 'two-clubs' }).control,
    arrived: Promise.resolve(null),
    send: fetch,
  },
  beforeEach() {
    panelStore.setState({ open: false, section: 'scene', buttonHidden: false, mailboxSlot: null })
    return () => panelStore.setState({ open: false, mailboxSlot: null })
  },
} satisfies Meta<typeof Beside>
export default meta
type Story = StoryObj<typeof meta>

const page = () => within(document.body)

export const Closed: Story = {
  tags: ['phone'],
  async play() {
    await expect(await page().findByRole('button', { name: 'Director' })).toBeVisible()
    await expect(page().getByRole('button', { name: 'Mailbox' })).toBeVisible()
  },
}
export const Open: Story = {
  tags: ['phone'],
  async play() {
    await userEvent.click(await page().findByRole('button', { name: 'Director' }))
    const panel = within(await page().findByRole('complementary', { name: 'Director' }))
    await expect(await panel.findByRole('radio', { name: /Two small clubs/ })).toBeChecked()
    await expect(await panel.findByRole('button', { name: 'Mailbox' })).toBeVisible()
  },
}
