import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { phone } from '../../../../tests/support/stories/storyGlobals.ts'
import { invitationLink, resetLink, stalled } from '../../../../tests/support/screens/links.ts'
import { alwaysFails, type World } from '../../../../tests/support/world/world.ts'
import { NewUserPage } from './NewUserPage.tsx'

const meta = {
  title: 'Screens/Account/New user',
  component: NewUserPage,
  parameters: { route: invitationLink(), world: { as: null } },
} satisfies Meta<typeof NewUserPage>
export default meta
type Story = StoryObj<typeof meta>

const fill = async (canvas: HTMLElement, lastName = 'Doyle') => {
  const page = within(canvas)
  await userEvent.type(await page.findByLabelText('First name'), 'Maeve')
  await userEvent.type(page.getByLabelText('Last name'), lastName)
  await userEvent.type(page.getByLabelText('Password'), 'a password')
  await userEvent.type(page.getByLabelText('Confirm Password'), 'a password')
  return page
}

export const Default: Story = { tags: ['phone'] }

export const Loading: Story = { parameters: { route: stalled(invitationLink()) } }

export const Missing: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Accept invitation' }))
    await expect(page.getByText('Enter your first name')).toBeVisible()
    await expect(page.getByLabelText('First name')).toHaveFocus()
  },
}

export const Failed: Story = {
  parameters: { world: { as: null, prepare: alwaysFails('account.createUser', 500) } },
  async play({ canvasElement }) {
    const page = await fill(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Accept invitation' }))
    await expect(await page.findByText(/^Error creating user: /)).toBeVisible()
  },
}

export const InvalidLink: Story = { parameters: { route: '/newuser/nonsense' } }

export const LongText: Story = {
  globals: phone,
  parameters: { route: invitationLink(`${'averylongname'.repeat(12)}@rovers.example`) },
  play: async ({ canvasElement }) => void (await fill(canvasElement, 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3))),
}
/** A link that was mailed for something else. */
export const OtherLink: Story = {
  parameters: { route: async (world: World) => (await resetLink()(world)).replace('/resetpassword/', '/newuser/') },
}
