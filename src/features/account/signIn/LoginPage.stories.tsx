import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { withFault, worldOf } from '../../../../tests/support/world/world.ts'
import { LoginPage } from './LoginPage.tsx'

const meta = {
  title: 'Screens/Account/Sign in',
  component: LoginPage,
  parameters: { route: '/login', world: { as: null } },
} satisfies Meta<typeof LoginPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['phone'] }

/** The server has ended the session; the message stays until the user signs in. */
export const Expired: Story = {
  parameters: { world: { as: 'admin@rovers.example' } },
  async play({ loaded, canvasElement }) {
    const { api, backend } = worldOf(loaded)
    await withFault('session-expires')(backend.control)
    await api.session.revalidate()
    await expect(await within(canvasElement).findByText(/^Your session has expired/)).toBeVisible()
  },
}

/** Submitted empty: a message at each field, focus on the first. */
export const Missing: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Login' }))
    await expect(page.getByText('Enter your email')).toBeVisible()
    await expect(page.getByLabelText('Email')).toHaveFocus()
  },
}

export const Refused: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.type(page.getByLabelText('Email'), 'admin@rovers.example')
    await userEvent.type(page.getByLabelText('Password'), 'wrong')
    await userEvent.click(page.getByRole('button', { name: 'Login' }))
    await expect(await page.findByText('Invalid email or password')).toBeVisible()
  },
}
