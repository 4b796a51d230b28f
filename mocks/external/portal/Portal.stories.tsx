import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { dark } from '../../../tests/support/stories/storyGlobals.ts'
import { createBackend } from '../../backend.ts'
import { saveTrial } from '../paylane/ledger.ts'
import { newclub, rovers } from '../../seed/scenarios/scenarios.ts'
import { useShownScheme } from '../../../tests/support/stories/toolbar/useShownScheme.ts'
import { Portal } from './Portal.tsx'

const createControl = () => createBackend({ scenario: 'two-clubs' }).control
const query = (tenant: string) => new URLSearchParams({ club: tenant })

const meta = {
  title: 'Demo/Framed pages/Billing portal',
  component: Portal,
  args: { control: createControl(), query: query(rovers.id) },
  beforeEach: () => localStorage.removeItem(`paylane ${rovers.id}`),
  render: function Shown(args, { globals }) {
    return <Portal {...args} scheme={useShownScheme(globals)} />
  },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async (name: string) => within(await within(document.body).findByRole('dialog', { name }))

export const Default: Story = {
  tags: ['phone'],
  async play({ canvas }) {
    await expect(await canvas.findByText('Touchline Pro')).toBeVisible()
    await expect(canvas.getByText('$1,299.00 on 1 February 2026')).toBeVisible()
    await expect(canvas.getByText('cus_Rv4kT8mQ2xLp7a')).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(7)
  },
}

export const Switch: Story = {
  args: { control: createControl() },
  async play({ args, canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch to Standard' }))
    await userEvent.click((await dialog('Switch to Standard?')).getByRole('button', { name: 'Switch to Standard' }))
    await expect(await canvas.findByText('Touchline Standard')).toBeVisible()
    await expect(canvas.getByText('$999.00 on 1 February 2026')).toBeVisible()
    await expect(canvas.getAllByText('$1,299.00')).toHaveLength(6)
    await expect(await args.control.subscription(rovers.id)).toMatchObject({
      plan: 'standard',
      customer: 'cus_Rv4kT8mQ2xLp7a',
    })
  },
}

export const Cancel: Story = {
  args: { control: createControl() },
  async play({ args, canvas }) {
    const button = await canvas.findByRole('button', { name: 'Cancel subscription' })
    await userEvent.click(button)
    await userEvent.click((await dialog('Cancel the subscription?')).getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(button).toHaveFocus())
    await expect(await args.control.subscription(rovers.id)).toMatchObject({ plan: 'pro' })
    await userEvent.click(button)
    const question = await dialog('Cancel the subscription?')
    await userEvent.click(question.getByRole('button', { name: 'Cancel subscription' }))
    await expect(await canvas.findByRole('heading', { name: 'No subscription' })).toBeVisible()
    await expect(await args.control.subscription(rovers.id)).toMatchObject({ plan: 'none', customer: null })
  },
}

export const Asked: Story = {
  globals: dark,
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel subscription' }))
    await expect((await dialog('Cancel the subscription?')).getByRole('button', { name: 'Keep it' })).toHaveFocus()
  },
}

export const NoSubscription: Story = { args: { query: query(newclub.id) } }
export const UnknownClub: Story = { args: { query: query('nobody') } }

const DAY = 24 * 3_600_000
const yearlyControl = createControl()
/** Keeps the start of a yearly trial, as the checkout does. */
const trialBegan = (daysAgo: number) => async () => {
  const [subscription, { now }] = await Promise.all([yearlyControl.subscription(rovers.id), yearlyControl.info()])
  if (subscription) saveTrial(subscription, 'yearly', Date.parse(now) - daysAgo * DAY)
}

/** A customer who has come through the checkout and pays nothing yet. */
export const InTrial: Story = {
  args: { control: yearlyControl },
  beforeEach: trialBegan(3),
  async play({ canvas }) {
    await expect(await canvas.findByText('Trial')).toBeVisible()
  },
}
export const PaidForAYear: Story = {
  args: { control: yearlyControl },
  beforeEach: trialBegan(40),
  async play({ canvas }) {
    await expect(await canvas.findByText('Pro, one year')).toBeVisible()
  },
}

export const NotLoaded: Story = {
  args: { control: { ...createControl(), info: () => Promise.reject(new Error('Failed to fetch')) } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Your billing couldn’t be loaded')).toBeVisible()
  },
}
/** The question stays open, and says that nothing has happened. */
export const SwitchFailed: Story = {
  args: { control: { ...createControl(), subscribe: () => Promise.reject(new Error('Failed to fetch')) } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch to Standard' }))
    const question = await dialog('Switch to Standard?')
    await userEvent.click(question.getByRole('button', { name: 'Switch to Standard' }))
    await expect(await question.findByText(/^That did not work/)).toBeVisible()
  },
}
