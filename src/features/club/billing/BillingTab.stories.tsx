import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { dark, phone } from '../../../../tests/support/stories/storyGlobals.ts'
import { alwaysFails, neverAnswers } from '../../../../tests/support/world.ts'
import { ClubPage } from '../ClubPage.tsx'

const meta = {
  title: 'Screens/Club/Billing',
  component: ClubPage,
  parameters: { page: true, path: '/club/*', route: '/club/billing' },
} satisfies Meta<typeof ClubPage>
export default meta
type Story = StoryObj<typeof meta>

const unpaid = { world: { as: 'owner@newclub.example' } }

export const Plans: Story = { parameters: unpaid }
export const PlansDark: Story = { ...Plans, globals: dark }
export const PlansPhone: Story = { ...Plans, globals: phone }
export const Yearly: Story = {
  parameters: unpaid,
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByText('Yearly, save 10%'))
    await within(canvasElement).findByText('899', { exact: false })
  },
}
export const YearlyPhoneDark: Story = { ...Yearly, globals: { ...dark, ...phone } }
export const Portal: Story = {}
export const PortalDark: Story = { globals: dark }
export const PortalPhone: Story = { globals: phone }
export const PortalLoading: Story = { parameters: { world: { prepare: neverAnswers } } }
/** The server answers without a url. */
export const NoPortal: Story = { parameters: { world: { as: 'admin@harbour.example' } } }
export const PortalFailed: Story = { parameters: { world: { prepare: alwaysFails('account.billing', 500) } } }
export const PortalFailedDark: Story = { ...PortalFailed, globals: dark }
export const PortalFailedPhone: Story = { ...PortalFailed, globals: phone }
