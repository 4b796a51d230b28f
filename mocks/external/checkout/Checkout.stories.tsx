import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { createBackend } from '../../backend.ts'
import { newclub, rovers } from '../../seed/scenarios/scenarios.ts'
import { useShownScheme } from '../../../tests/support/stories/toolbar/useShownScheme.ts'
import { Checkout } from './Checkout.tsx'

const createControl = () => createBackend({ scenario: 'two-clubs' }).control
const query = (tenant: string, rest = 'plan=pro&period=yearly') =>
  new URLSearchParams(`${rest}&client_reference_id=${tenant}&prefilled_email=owner%40newclub.example`)

const meta = {
  title: 'Demo/Framed pages/Checkout',
  component: Checkout,
  args: { control: createControl(), query: query(newclub.id) },
  render: function Shown(args, { globals }) {
    return <Checkout {...args} scheme={useShownScheme(globals)} />
  },
} satisfies Meta<typeof Checkout>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['phone'],
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('Email')).toHaveValue('owner@newclub.example')
    await expect(canvas.getByText('Carrick Hockey Club')).toBeVisible()
    await expect(canvas.getByText('then $14,028.00 per year')).toBeVisible()
  },
}
export const Monthly: Story = {
  args: { query: query(newclub.id, 'plan=standard&period=monthly') },
  async play({ canvas }) {
    await expect(await canvas.findByText('then $999.00 per month')).toBeVisible()
  },
}

export const Started: Story = {
  args: { control: createControl() },
  async play({ args, canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start trial' }))
    await expect(await canvas.findByRole('heading', { name: 'Thank you, your trial has started' })).toHaveFocus()
    await expect(await args.control.subscription(newclub.id)).toMatchObject({ plan: 'pro' })
  },
}

export const Failed: Story = {
  args: { control: { ...createControl(), subscribe: () => Promise.reject(new Error('Failed to fetch')) } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start trial' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing has been ordered')
  },
}

export const NotLoaded: Story = {
  args: { control: { ...createControl(), info: () => Promise.reject(new Error('Failed to fetch')) } },
  async play({ canvas }) {
    await expect(await canvas.findByText('The checkout couldn’t be loaded')).toBeVisible()
  },
}

export const HasSubscription: Story = {
  args: { query: query(rovers.id) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Westmere Rovers already has a subscription')).toBeVisible()
  },
}

export const UnknownClub: Story = {
  args: { query: query('nobody') },
  async play({ canvas }) {
    await expect(await canvas.findByText(/a club that does not exist/)).toBeVisible()
  },
}

export const NoPlan: Story = {
  args: { query: new URLSearchParams('client_reference_id=x') },
  async play({ canvas }) {
    await expect(await canvas.findByText(/names no plan/)).toBeVisible()
  },
}
