import type { Meta, StoryObj } from '@storybook/react-vite'
import { alwaysFails, neverAnswers } from '../../../tests/support/world.ts'
import { FansPage } from './FansPage.tsx'

const meta = { component: FansPage, parameters: { page: true, route: '/fans' } } satisfies Meta<typeof FansPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneDark: Story = { globals: { viewport: { value: 'phone' }, scheme: 'dark' } }
export const LastPage: Story = { parameters: { route: '/fans?offset=290' } }
export const SortedByScore: Story = { parameters: { route: '/fans?orderBy=score' } }
export const Found: Story = { parameters: { route: '/fans?searchQuery=ireland' } }
export const NothingFound: Story = { parameters: { route: '/fans?searchQuery=nobody%20at%20all' } }
export const PastTheEnd: Story = { parameters: { route: '/fans?offset=9000' } }
export const Empty: Story = { parameters: { world: { scenario: 'new-club' } } }
export const Loading: Story = { parameters: { world: { prepare: neverAnswers } } }
export const Failed: Story = {
  parameters: { world: { prepare: alwaysFails('fanProfiles.list', 500) } },
}
export const Forbidden: Story = {
  parameters: { world: { prepare: alwaysFails('fanProfiles.list', 403) } },
}
export const PaymentRequired: Story = { parameters: { world: { as: 'owner@newclub.example' } } }
