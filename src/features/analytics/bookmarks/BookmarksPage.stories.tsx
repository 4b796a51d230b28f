import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { alwaysFails, neverAnswers } from '../../../../tests/support/world/world.ts'
import { contract } from '../../../contract/index.ts'
import { BookmarksPage } from './BookmarksPage.tsx'
import { LONG_NAME, LONG_PARAMS, seededBookmarks } from '../../../../tests/support/stories/bookmarkStories.ts'

const meta = {
  title: 'Screens/Analytics/Bookmarks',
  component: BookmarksPage,
  parameters: { page: true, route: '/bookmarks' },
} satisfies Meta<typeof BookmarksPage>
export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)
const openDeleteDialog = async () =>
  userEvent.click(await body().findByRole('button', { name: 'Delete “New fans at home”' }))

export const Default: Story = { tags: ['phone'] }
export const Found: Story = { parameters: { route: '/bookmarks?searchQuery=norway' } }
export const NothingFound: Story = { parameters: { route: '/bookmarks?searchQuery=nothing%20at%20all' } }
export const Empty: Story = { parameters: { world: { scenario: 'new-club' } } }
export const Loading: Story = { parameters: { world: { prepare: neverAnswers } } }
export const Failed: Story = { parameters: { world: { prepare: alwaysFails('bookmarks.list', 500) } } }
export const Forbidden: Story = { parameters: { world: { prepare: alwaysFails('bookmarks.list', 403) } } }
export const PaymentRequired: Story = { parameters: { world: { as: 'owner@newclub.example' } } }

export const LongText: Story = {
  parameters: {
    route: async ({ api }: Parameters<typeof seededBookmarks>[0]) => {
      const { tenant } = await seededBookmarks({ api })
      const fresh = { name: LONG_NAME, description: LONG_NAME, connectorId: 'metabase', params: LONG_PARAMS }
      await api.call(contract.bookmarks.create, { params: { tenant }, body: fresh })
      return '/bookmarks'
    },
  },
}

export const Deleting: Story = {
  tags: ['phone'],
  async play() {
    await openDeleteDialog()
    const question = await body().findByText('Are you sure you want to delete this bookmark?')
    await waitFor(() => expect(question).toBeVisible())
  },
}
export const DeletingFailed: Story = {
  parameters: { world: { prepare: alwaysFails('bookmarks.remove', 503) } },
  async play() {
    await openDeleteDialog()
    await userEvent.click(await body().findByRole('button', { name: 'Delete' }))
    const banner = await body().findByText(/^Error deleting bookmark: /)
    await waitFor(() => expect(banner).toBeVisible())
  },
}
