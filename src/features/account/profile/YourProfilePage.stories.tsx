import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { alwaysFails, neverAnswers, tenantOf, worldOf } from '../../../../tests/support/world/world.ts'
import { contract } from '../../../contract/index.ts'
import { YourProfilePage } from './YourProfilePage.tsx'

const meta = {
  title: 'Screens/Account/Your profile',
  component: YourProfilePage,
  parameters: { page: true, path: '/yourprofile/*', route: '/yourprofile' },
} satisfies Meta<typeof YourProfilePage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['phone'] }
export const AsUser: Story = { parameters: { world: { as: 'user@rovers.example' } } }
export const UnpaidClub: Story = { parameters: { world: { as: 'owner@newclub.example' } } }
export const Loading: Story = { parameters: { world: { prepare: neverAnswers } } }
export const ClubFailed: Story = { parameters: { world: { prepare: alwaysFails('club.get', 500) } } }

/** A last name of 60 letters, a first name of 1,000, and equally long teams and connector. */
export const LongText: Story = {
  tags: ['phone'],
  async play({ loaded, canvasElement }) {
    const { api } = worldOf(loaded)
    const tenant = tenantOf({ api })
    const { config } = await api.call(contract.club.get, { params: { tenant } })
    const id = config.defaultAnalyticsConnectorId ?? ''
    const teamIds = [
      'U',
      'Wolfeschlegelsteinhausenbergerdorff '.repeat(8),
      ...Array.from({ length: 14 }, (_, at) => `Under ${at + 7}`),
    ]
    await api.call(contract.account.updateMe, {
      body: {
        firstName: 'Maximilian '.repeat(90),
        lastName: 'a'.repeat(60),
        email: `${'long.'.repeat(12)}name@rovers.example`,
      },
    })
    await api.call(contract.connectors.update, {
      params: { tenant, id },
      body: { name: 'Analytics of the club '.repeat(46) },
    })
    await api.call(contract.club.update, { params: { tenant }, body: { teamIds } })
    await api.session.revalidate()
    // What is still loading for the first time would not be asked for again.
    await waitFor(() => expect(canvasElement.querySelector('.mantine-Skeleton-root')).toBeNull())
    await api.queryClient.invalidateQueries()
    await expect(await within(canvasElement).findByText('Under 20')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Opens a dialog by its button, whose name may differ from the title. */
async function open(canvasElement: HTMLElement, button: string, title = button) {
  const found = await within(canvasElement).findByRole('button', { name: button })
  await waitFor(() => expect(found).toBeEnabled())
  await userEvent.click(found)
  return within(await within(document.body).findByRole('dialog', { name: title }))
}

export const EditProfile: Story = {
  tags: ['phone'],
  async play({ canvasElement }) {
    const dialog = await open(canvasElement, 'Edit Profile')
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus())
  },
}

/** The address is taken: shown above the form and at the input. */
export const EditProfileRefused: Story = {
  async play({ canvasElement }) {
    const dialog = await open(canvasElement, 'Edit Profile')
    await userEvent.clear(dialog.getByLabelText('Email'))
    await userEvent.type(dialog.getByLabelText('Email'), 'user@rovers.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Error updating profile: This email is already in use.')).toBeVisible()
  },
}

export const ChangePassword: Story = {
  async play({ canvasElement }) {
    const dialog = await open(canvasElement, 'Change password')
    await waitFor(() => expect(dialog.getByLabelText('Old password')).toHaveFocus())
  },
}

export const PasswordsDiffer: Story = {
  async play({ canvasElement }) {
    const dialog = await open(canvasElement, 'Change password')
    await userEvent.type(dialog.getByLabelText('New password'), 'corner flag{Enter}')
    await expect(await dialog.findByText("The passwords don't match.")).toBeVisible()
  },
}

export const PasswordIncorrect: Story = {
  async play({ canvasElement }) {
    const dialog = await open(canvasElement, 'Change password')
    await userEvent.type(dialog.getByLabelText('Old password'), 'wrong')
    await userEvent.type(dialog.getByLabelText('New password'), 'corner flag')
    await userEvent.type(dialog.getByLabelText('Repeat new password'), 'corner flag{Enter}')
    await expect(await dialog.findByText('The current password is incorrect.')).toBeVisible()
  },
}

export const EditClub: Story = {
  tags: ['phone'],
  async play({ canvasElement }) {
    const dialog = await open(canvasElement, 'Edit Club Profile')
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: 'Default analytics connector' })).toHaveValue('Club analytics'),
    )
  },
}

/** Without billing, the list of analytics connectors is empty. */
export const EditClubUnpaid: Story = {
  parameters: { world: { as: 'owner@newclub.example' } },
  async play({ canvasElement }) {
    const dialog = await open(canvasElement, 'Edit Club Profile')
    const field = await dialog.findByPlaceholderText('No analytics connectors yet')
    await waitFor(() => expect(field).toBeVisible())
  },
}

export const DeleteAccount: Story = {
  tags: ['phone'],
  async play({ canvasElement }) {
    const dialog = await open(canvasElement, 'Delete account', 'Delete Account')
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await dialog.findByText('Please type the message correctly')).toBeVisible()
  },
}

export const DeleteAccountFailed: Story = {
  parameters: { world: { prepare: alwaysFails('club.remove', 503) } },
  async play({ canvasElement }) {
    const dialog = await open(canvasElement, 'Delete account', 'Delete Account')
    await userEvent.type(dialog.getByRole('textbox'), 'I want to delete my account{Enter}')
    await expect(await dialog.findByText('Failed to delete account')).toBeVisible()
  },
}
