import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { alwaysFails, neverAnswers, worldOf, tenantOf } from '../../../tests/support/world/world.ts'
import { contract } from '../../contract/index.ts'
import { ClubPage } from './ClubPage.tsx'

const meta = {
  title: 'Screens/Club/Settings',
  component: ClubPage,
  parameters: { page: true, path: '/club/*', route: '/club' },
} satisfies Meta<typeof ClubPage>
export default meta
type Story = StoryObj<typeof meta>

export const General: Story = { tags: ['phone'] }
export const Loading: Story = { parameters: { world: { prepare: neverAnswers } } }
export const Failed: Story = { parameters: { world: { prepare: alwaysFails('club.get', 500) } } }

/** A long club name and a description of many lines. */
export const LongText: Story = {
  tags: ['phone'],
  async beforeEach({ loaded }) {
    const { api } = worldOf(loaded)
    const tenant = tenantOf({ api })
    const name = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch and Quayside Athletic Association'
    const description = 'Founded 1898 by the dockers of Westmere Quay; at Quayside Park ever since. '.repeat(12)
    await api.call(contract.club.update, { params: { tenant }, body: { name, description } })
  },
}

/** A `user` may view the settings. */
export const UserRole: Story = {
  parameters: { world: { as: 'user@rovers.example' } },
  async play({ canvasElement }) {
    const button = await within(canvasElement).findByRole('button', { name: 'Save' })
    await expect(button).toHaveAccessibleDescription('Only admins can change the club.')
  },
}

/** Submitted without a name: a message at the field, which has the focus. */
export const Refused: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.clear(await page.findByLabelText('Name'))
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect(await page.findByText('Enter a name.')).toBeVisible()
    await expect(page.getByLabelText('Name')).toHaveFocus()
  },
}
