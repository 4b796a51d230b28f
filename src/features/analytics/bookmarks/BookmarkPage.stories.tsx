import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { click, shows } from '../../../../tests/support/stories/storySteps.ts'
import { alwaysFails, neverAnswers, tenantOf, type World, worldOf } from '../../../../tests/support/world/world.ts'
import { contract } from '../../../contract/index.ts'
import { BookmarkPage } from './BookmarkPage.tsx'
import { LONG_NAME, LONG_PARAMS, seededBookmarks } from '../../../../tests/support/stories/bookmarkStories.ts'

const meta = {
  title: 'Screens/Analytics/Bookmark',
  component: BookmarkPage,
  parameters: {
    page: true,
    path: '/bookmarks/:id',
    route: async (world: World) => {
      const { items } = await seededBookmarks(world)
      return `/bookmarks/${items.find(({ description }) => description !== null)?.id ?? ''}`
    },
  },
} satisfies Meta<typeof BookmarkPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['phone'] }
export const Loading: Story = {
  tags: ['phone'],
  parameters: { route: '/bookmarks/any', world: { prepare: neverAnswers } },
}
export const NotFound: Story = { parameters: { route: '/bookmarks/nope' } }
export const Failed: Story = { parameters: { world: { prepare: alwaysFails('bookmarks.get', 500) } } }

export const LongText: Story = {
  tags: ['phone'],
  parameters: {
    route: async ({ api }: World) => {
      const { tenant } = await seededBookmarks({ api })
      const fresh = { name: LONG_NAME, description: LONG_NAME, connectorId: 'metabase', params: LONG_PARAMS }
      const { id } = await api.call(contract.bookmarks.create, { params: { tenant }, body: fresh })
      return `/bookmarks/${id}`
    },
  },
}

export const Renaming: Story = { play: () => click('Rename bookmark') }
/** The specified message names a connector. */
export const RenamingFailed: Story = {
  parameters: { world: { prepare: alwaysFails('bookmarks.update', 503) } },
  async play() {
    await click('Rename bookmark')
    await userEvent.type(await within(document.body).findByLabelText('Bookmark name'), 'Another{Enter}')
    await shows('Error updating connector (503)')
  },
}
export const Deleting: Story = {
  tags: ['phone'],
  async play() {
    await click('Permanently delete bookmark')
    await shows('Are you sure you want to delete this bookmark?')
  },
}
/** Somebody else has deleted the bookmark meanwhile. */
export const DeletedElsewhere: Story = {
  async play({ loaded }) {
    const { api } = worldOf(loaded)
    const { items } = await seededBookmarks({ api })
    const bookmark = items.find(({ description }) => description !== null)
    await click('Permanently delete bookmark')
    await api.call(contract.bookmarks.remove, { params: { tenant: tenantOf({ api }), id: bookmark?.id ?? '' } })
    await click('Delete')
    await shows('This bookmark has been deleted')
  },
}
export const DeletingFailed: Story = {
  parameters: { world: { prepare: alwaysFails('bookmarks.remove', 503) } },
  async play() {
    await click('Permanently delete bookmark')
    await click('Delete')
    await shows(/^Error deleting bookmark: /)
  },
}
