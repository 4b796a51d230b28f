import type { Meta, StoryObj } from '@storybook/react-vite'
import { Navigate, useLocation } from 'react-router-dom'
import { userEvent, within } from 'storybook/test'
import { alwaysFails, neverAnswers } from '../../../../tests/support/world/world.ts'
import { ClubPage } from '../ClubPage.tsx'
import { CustomerPortal } from './CustomerPortal.tsx'

const meta = {
  title: 'Screens/Club/Billing',
  component: ClubPage,
  parameters: { page: true, path: '/club/*', route: '/club/billing' },
} satisfies Meta<typeof ClubPage>
export default meta
type Story = StoryObj<typeof meta>

const unpaid = { world: { as: 'owner@newclub.example' } }

export const Plans: Story = { tags: ['phone'], parameters: unpaid }
export const Yearly: Story = {
  tags: ['phone'],
  parameters: unpaid,
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByText('Yearly, save 10%'))
    await within(canvasElement).findByText('899', { exact: false })
  },
}
export const Portal: Story = { tags: ['phone'] }
export const PortalLoading: Story = { parameters: { world: { prepare: neverAnswers } } }
/** The server answers without a url. */
export const NoPortal: Story = { parameters: { world: { as: 'admin@harbour.example' } } }
export const PortalFailed: Story = {
  tags: ['phone'],
  parameters: { world: { prepare: alwaysFails('account.billing', 500) } },
}
/** Somebody has followed a link that needs a plan. */
export const Locked: Story = {
  parameters: unpaid,
  render: function Guarded() {
    const { state } = useLocation()
    return state === null ? <Navigate to="/club/billing" replace state={{ lockedPath: '/fans' }} /> : <ClubPage />
  },
}
/** A plan that is newer than this version. */
export const UnknownPlan: Story = { render: () => <CustomerPortal customer="cus_Rv4kT8mQ2xLp7a" plan="none" /> }
