import type { Meta, StoryObj } from '@storybook/react-vite'
import { dark, phone, tablet } from '../../../tests/support/stories/storyGlobals.ts'
import { alwaysFails, neverAnswers } from '../../../tests/support/world.ts'
import { HomePage } from './HomePage.tsx'

const meta = { component: HomePage, parameters: { page: true, route: '/home' } } satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: dark }
export const Phone: Story = { globals: phone }
export const Tablet: Story = { globals: tablet }
/** A club with another colour and sport. */
export const Basketball: Story = { parameters: { world: { as: 'admin@harbour.example' } } }
export const BasketballDark: Story = { ...Basketball, globals: dark }
/** Without earlier fans there is no change to show, only a dash. */
export const NoFans: Story = { parameters: { world: { scenario: 'new-club' } } }
export const Loading: Story = { parameters: { world: { prepare: neverAnswers } } }
export const Failed: Story = {
  parameters: { world: { prepare: alwaysFails('home.stats', 500) } },
}
export const PaymentRequired: Story = { parameters: { world: { as: 'owner@newclub.example' } } }
