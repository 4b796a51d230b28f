import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { dark } from '../../../../tests/support/stories/storyGlobals.ts'
import { alwaysFails } from '../../../../tests/support/world/world.ts'
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx'

const meta = {
  title: 'Screens/Account/Forgot password',
  component: ForgotPasswordPage,
  parameters: { route: '/forgotpassword', world: { as: null } },
} satisfies Meta<typeof ForgotPasswordPage>
export default meta
type Story = StoryObj<typeof meta>

const requestMail = async (canvas: HTMLElement) => {
  await userEvent.type(within(canvas).getByLabelText('Email'), 'admin@rovers.example{Enter}')
  return within(canvas)
}

export const Default: Story = { tags: ['phone'] }

/** Shows the server's message only. */
export const Failed: Story = {
  parameters: { world: { as: null, prepare: alwaysFails('account.forgotPassword', 429) } },
  async play({ canvasElement }) {
    const page = await requestMail(canvasElement)
    await expect(await page.findByText('Too many requests. Try again in a moment.')).toBeVisible()
  },
}

export const Inbox: Story = {
  async play({ canvasElement }) {
    const page = await requestMail(canvasElement)
    await expect(await page.findByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  },
}

export const Resent: Story = {
  globals: dark,
  async play({ canvasElement }) {
    const page = await requestMail(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Resend it' }))
    await expect(await page.findByText('Email resend successfully')).toBeVisible()
  },
}
