import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { alwaysFails, neverAnswers, tenantOf, type World, worldOf } from '../../../../tests/support/world/world.ts'
import { contract } from '../../../contract/index.ts'
import { paths } from '../../../paths.ts'
import { ClubUserPage } from './ClubUserPage.tsx'

/** Finds a user by e-mail, so that no story contains an id of the seed. */
async function idOf(world: Pick<World, 'api'>, email: string): Promise<string> {
  const params = { tenant: tenantOf(world) }
  const { items } = await world.api.call(contract.users.list, { params, query: { searchQuery: email } })
  return items[0]?.id ?? ''
}
const routeOf = (email: string) => async (world: World) => paths.clubUser(await idOf(world, email))

const meta = {
  title: 'Screens/Club/User',
  component: ClubUserPage,
  parameters: { page: true, path: '/club/users/:id', route: routeOf('shop@rovers.example') },
} satisfies Meta<typeof ClubUserPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['phone'] }
export const Admin: Story = { parameters: { route: routeOf('admin@rovers.example') } }
export const Loading: Story = { parameters: { route: '/club/users/any', world: { prepare: neverAnswers } } }
export const NotFound: Story = { parameters: { route: '/club/users/nope' } }
export const Forbidden: Story = {
  parameters: { route: '/club/users/any', world: { prepare: alwaysFails('users.get', 403) } },
}
export const LongName: Story = {
  tags: ['phone'],
  parameters: { route: routeOf('admin@rovers.example') },
  async beforeEach({ loaded }) {
    const { api } = worldOf(loaded)
    const lastName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren'
    await api.call(contract.account.updateMe, { body: { firstName: 'Hannah Maria', lastName } })
  },
}

const openDialog = async (canvasElement: HTMLElement, name: 'Edit role' | 'Delete User') => {
  const button = await within(canvasElement).findByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
  const dialog = await within(document.body).findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

export const EditingRole: Story = {
  tags: ['phone'],
  async play({ canvasElement }) {
    const dialog = await openDialog(canvasElement, 'Edit role')
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'User' })).toHaveFocus())
  },
}

export const Deleting: Story = {
  async play({ canvasElement }) {
    const dialog = await openDialog(canvasElement, 'Delete User')
    await expect(dialog.getByText('Are you sure you want to delete this user?')).toBeVisible()
  },
}

/** Another admin has deleted the user meanwhile. */
export const DeletedElsewhere: Story = {
  async play({ canvasElement, loaded }) {
    const dialog = await openDialog(canvasElement, 'Delete User')
    const world = worldOf(loaded)
    const params = { tenant: tenantOf(world), userId: await idOf(world, 'shop@rovers.example') }
    await world.api.call(contract.users.remove, { params })
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await within(canvasElement).findByRole('heading', { name: 'This user has been deleted' })
  },
}

/** The server refuses to delete the last admin. */
export const LastAdmin: Story = {
  parameters: { route: routeOf('admin@rovers.example') },
  async play({ canvasElement }) {
    const dialog = await openDialog(canvasElement, 'Delete User')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(dialog.getByText(/^Error deleting user: /)).toBeVisible())
  },
}
/** A user who is no admin sees the actions, and why they are not possible. */
export const UserRole: Story = {
  parameters: { world: { as: 'user@rovers.example' } },
  async play({ canvasElement }) {
    const button = await within(canvasElement).findByRole('button', { name: 'Edit role' })
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.hover(button)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Only admins can change roles.')
  },
}
