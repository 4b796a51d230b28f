import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { alwaysFails, neverAnswers, worldOf } from '../../../../tests/support/world/world.ts'
import { contract } from '../../../contract/index.ts'
import { ClubPage } from '../ClubPage.tsx'

const meta = {
  title: 'Screens/Club/Users',
  component: ClubPage,
  parameters: { page: true, path: '/club/*', route: '/club/users' },
} satisfies Meta<typeof ClubPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['phone'] }
export const NothingFound: Story = { parameters: { route: '/club/users?searchQuery=nobody' } }
export const Loading: Story = { parameters: { world: { prepare: neverAnswers } } }
export const Failed: Story = { parameters: { world: { prepare: alwaysFails('users.list', 500) } } }
export const Forbidden: Story = { parameters: { world: { prepare: alwaysFails('users.list', 403) } } }

/** A long last name is cut; its tooltip shows all of it. */
export const LongName: Story = {
  parameters: { route: '/club/users?searchQuery=rovers.example&orderBy=role&orderDirection=asc' },
  async beforeEach({ loaded }) {
    const { api } = worldOf(loaded)
    const lastName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren'
    await api.call(contract.account.updateMe, { body: { firstName: 'Hannah Maria', lastName } })
    await api.session.load()
  },
}

export const Inviting: Story = {
  tags: ['phone'],
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Invite' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Invite a colleague' }))
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus())
  },
}

/** Submitted empty: the dialog shows the server's message. */
export const InvitationRefused: Story = {
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Invite' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Invite a colleague' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
    await waitFor(() => expect(dialog.getByText(/^Error inviting user: /)).toBeVisible())
  },
}
