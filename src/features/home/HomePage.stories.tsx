import type { Meta, StoryObj } from '@storybook/react-vite'
import { alwaysFails, neverAnswers } from '../../../tests/support/world.ts'
import { HomePage } from './HomePage.tsx'

const meta = { component: HomePage, parameters: { page: true, route: '/home' } } satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
/** A club with another colour and sport. */
export const Basketball: Story = { parameters: { world: { as: 'admin@harbour.example' } } }
export const BasketballDark: Story = { ...Basketball, globals: { scheme: 'dark' } }
/** Without earlier fans there is no change to show, only a dash. */
export const NoFans: Story = { parameters: { world: { scenario: 'new-club' } } }
export const Loading: Story = { parameters: { world: { prepare: neverAnswers } } }
export const Failed: Story = {
  parameters: { world: { prepare: alwaysFails('home.stats', 500) } },
}
export const PaymentRequired: Story = { parameters: { world: { as: 'owner@newclub.example' } } }
