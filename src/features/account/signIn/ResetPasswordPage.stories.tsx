import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { resetLink } from '../../../../tests/support/screens/links.ts'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'

const meta = {
  title: 'Screens/Account/Reset password',
  component: ResetPasswordPage,
  parameters: { route: resetLink(), world: { as: null } },
} satisfies Meta<typeof ResetPasswordPage>
export default meta
type Story = StoryObj<typeof meta>

const reset = async (canvas: HTMLElement, password: string, confirmation = password) => {
  const page = within(canvas)
  await userEvent.type(page.getByLabelText('Password'), password)
  await userEvent.type(page.getByLabelText('Confirm Password'), `${confirmation}{Enter}`)
  return page
}

export const Default: Story = { tags: ['phone'] }

export const Different: Story = {
  async play({ canvasElement }) {
    const page = await reset(canvasElement, 'one', 'two')
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await expect(page.getByLabelText('Confirm Password')).toHaveFocus()
  },
}

export const Done: Story = {
  async play({ canvasElement }) {
    const page = await reset(canvasElement, 'a new password')
    await expect(await page.findByText('Password reset successfully')).toBeVisible()
  },
}

/** The token is checked only on submit. */
export const InvalidLink: Story = {
  parameters: { route: '/resetpassword/nonsense' },
  async play({ canvasElement }) {
    const page = await reset(canvasElement, 'a new password')
    await expect(await page.findByText('Error resetting password: The token is not valid.')).toBeVisible()
  },
}
