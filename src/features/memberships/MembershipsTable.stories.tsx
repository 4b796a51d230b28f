import type { Meta, StoryObj } from '@storybook/react-vite'
import { rowPlays } from '../../../tests/support/stories/rowStories.ts'
import { alwaysFails } from '../../../tests/support/world/world.ts'
import { MembershipsTable } from './MembershipsTable.tsx'

/** Data → Memberships, where users add, edit and delete single memberships. */
const meta = {
  title: 'Screens/Data/Memberships',
  component: MembershipsTable,
  parameters: { page: true, route: '/integrations/data/memberships' },
} satisfies Meta<typeof MembershipsTable>
export default meta
type Story = StoryObj<typeof meta>

const { adding, fieldErrors, editing, deleting, deleteFailed } = rowPlays('Membership', 'Membership ID')

export const Default: Story = { tags: ['phone'] }

export const Adding: Story = { tags: ['phone'], play: async () => void (await adding()) }

export const FieldErrors: Story = { play: () => fieldErrors(3) }

export const Editing: Story = { tags: ['phone'], play: async () => void (await editing()) }

export const Deleting: Story = { play: async () => void (await deleting()) }

export const DeleteFailed: Story = {
  parameters: { world: { prepare: alwaysFails('memberships.remove', 500) } },
  play: deleteFailed,
}

/** A club without memberships. */
export const Empty: Story = { parameters: { world: { scenario: 'new-club' } } }
