import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { phone } from '../../../../tests/support/stories/storyGlobals.ts'
import { resetLink, signUpLink, stalled } from '../../../../tests/support/screens/links.ts'
import { alwaysFails, type World } from '../../../../tests/support/world/world.ts'
import { SignUpPage } from './SignUpPage.tsx'

const meta = {
  title: 'Screens/Account/Sign up',
  component: SignUpPage,
  parameters: { route: signUpLink(), world: { as: null } },
} satisfies Meta<typeof SignUpPage>
export default meta
type Story = StoryObj<typeof meta>

const fill = async (canvas: HTMLElement, name = 'Carrick Hockey Club') => {
  const page = within(canvas)
  await userEvent.type(await page.findByLabelText('Club Name'), name)
  await userEvent.type(page.getByLabelText('Password'), 'a password')
  await userEvent.type(page.getByLabelText('Confirm Password'), 'a password')
  return page
}

export const Default: Story = { tags: ['phone'] }

export const Loading: Story = { parameters: { route: stalled(signUpLink()) } }

export const Missing: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Create club' }))
    await expect(page.getByText('Enter your club’s name')).toBeVisible()
    await expect(page.getByLabelText('Club Name')).toHaveFocus()
  },
}

/** Every sport has a drawing, every country a flag. */
export const Chosen: Story = {
  async play({ canvasElement }) {
    const page = await fill(canvasElement)
    await userEvent.click(page.getByRole('combobox', { name: 'Country' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Ireland' }))
    await userEvent.click(page.getByRole('combobox', { name: 'Sport' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Hockey' }))
    await expect(page.getByRole('combobox', { name: 'Sport' })).toHaveValue('Hockey')
  },
}

export const NotFound: Story = {
  async play({ canvasElement }) {
    const page = await fill(canvasElement)
    await userEvent.type(page.getByRole('combobox', { name: 'Country' }), 'Atlantis')
    await expect(await screen.findByText('Not found')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { world: { as: null, prepare: alwaysFails('account.create', 409) } },
  async play({ canvasElement }) {
    const page = await fill(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Create club' }))
    await expect(await page.findByText('Error register: This already exists.')).toBeVisible()
  },
}

/** The club was created, but the sign-in failed. */
export const SignInFailed: Story = {
  parameters: { world: { as: null, prepare: alwaysFails('account.login', 503) } },
  async play({ canvasElement }) {
    const page = await fill(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Create club' }))
    await expect(await page.findByRole('heading', { name: 'Your account is ready' })).toBeVisible()
  },
}

export const InvalidLink: Story = { tags: ['phone'], parameters: { route: '/signup/nonsense' } }
export const OtherLink: Story = {
  parameters: { route: async (world: World) => (await resetLink()(world)).replace('/resetpassword/', '/signup/') },
}

export const LongText: Story = {
  globals: phone,
  parameters: { route: signUpLink(`${'averylongname'.repeat(12)}@carrick.example`) },
  play: async ({ canvasElement }) =>
    void (await fill(canvasElement, 'The Most Honourable Company of Carrick '.repeat(5))),
}
