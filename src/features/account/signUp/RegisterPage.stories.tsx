import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { phone } from '../../../../tests/support/stories/storyGlobals.ts'
import { alwaysFails } from '../../../../tests/support/world/world.ts'
import { RegisterPage } from './RegisterPage.tsx'

const meta = {
  title: 'Screens/Account/Register',
  component: RegisterPage,
  parameters: { route: '/register', world: { as: null } },
} satisfies Meta<typeof RegisterPage>
export default meta
type Story = StoryObj<typeof meta>

const requestMail = async (canvas: HTMLElement, email = 'orla.keane@carrick.example') => {
  await userEvent.type(within(canvas).getByLabelText('Email'), `${email}{Enter}`)
  return within(canvas)
}

export const Default: Story = { tags: ['phone'] }

export const Missing: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Sign up' }))
    await expect(page.getByText('Enter your email')).toBeVisible()
    await expect(page.getByLabelText('Email')).toHaveFocus()
  },
}

export const Failed: Story = {
  parameters: { world: { as: null, prepare: alwaysFails('account.register', 503) } },
  async play({ canvasElement }) {
    const page = await requestMail(canvasElement)
    await expect(await page.findByText(/^Error register: /)).toBeVisible()
  },
}

export const Inbox: Story = {
  async play({ canvasElement }) {
    const page = await requestMail(canvasElement)
    await expect(await page.findByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  },
}

export const Resent: Story = {
  async play({ canvasElement }) {
    const page = await requestMail(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Resend it' }))
    await expect(await page.findByText('Email resend successfully')).toBeVisible()
  },
}

export const LongAddress: Story = {
  globals: phone,
  async play({ canvasElement }) {
    const page = await requestMail(canvasElement, `${'averylongname'.repeat(12)}@club.example`)
    await expect(await page.findByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  },
}
