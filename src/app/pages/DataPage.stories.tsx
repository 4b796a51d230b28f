import type { Meta, StoryObj } from '@storybook/react-vite'
import { DELAY_MAX } from '../../../mocks/faults/fault.ts'
import { alwaysFails, withFault } from '../../../tests/support/world/world.ts'
import { DataPage } from './DataPage.tsx'

const meta = {
  title: 'Screens/Data/Page',
  component: DataPage,
  parameters: { page: true, path: '/integrations/data/*', route: '/integrations/data' },
} satisfies Meta<typeof DataPage>
export default meta
type Story = StoryObj<typeof meta>

const at = (tab: string): Story => ({ parameters: { route: `/integrations/data/${tab}` } })

export const Fans: Story = {}
export const Memberships = at('memberships')
export const ShopCustomers = at('shop-customers')
export const ShopOrders = at('shop-orders')
export const ShopOrderItems = at('shop-order-items')
export const TicketingCustomers = at('ticketing-customers')
export const Tickets: Story = { ...at('ticketing-tickets'), tags: ['phone'] }
export const Empty: Story = {
  parameters: { route: '/integrations/data/shop-orders', world: { scenario: 'new-club' } },
}
export const NoTickets: Story = {
  parameters: { route: '/integrations/data/ticketing-tickets', world: { scenario: 'new-club' } },
}
export const Loading: Story = {
  parameters: { world: { prepare: withFault({ preset: 'slow-lists', probability: 1, delay: DELAY_MAX }) } },
}
export const Failed: Story = { parameters: { world: { prepare: alwaysFails('fans.list', 500) } } }
