import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { alwaysFails, neverAnswers, type World } from '../../../../tests/support/world.ts'
import { contract } from '../../../contract/index.ts'
import { BookmarkPage } from './BookmarkPage.tsx'
import { LONG_NAME, LONG_PARAMS, seededBookmarks } from './bookmarkStories.ts'

const meta = {
  component: BookmarkPage,
  parameters: {
    page: true,
    route: async (world: World) => {
      const { items } = await seededBookmarks(world)
      return `/bookmarks/${items.find(({ description }) => description !== null)?.id ?? ''}`
    },
  },
  render: () => (
    <Routes>
      <Route path="/bookmarks/:id" element={<BookmarkPage />} />
    </Routes>
  ),
} satisfies Meta<typeof BookmarkPage>
export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)
const click = async (name: string) => {
  const button = await body().findByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}
const shows = async (text: string | RegExp) => {
  const found = await body().findByText(text)
  await waitFor(() => expect(found).toBeVisible())
}

export const Default: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneDark: Story = { globals: { viewport: { value: 'phone' }, scheme: 'dark' } }
export const Loading: Story = { parameters: { route: '/bookmarks/any', world: { prepare: neverAnswers } } }
export const LoadingPhone: Story = { ...Loading, globals: { viewport: { value: 'phone' } } }
export const NotFound: Story = { parameters: { route: '/bookmarks/nope' } }
export const Failed: Story = { parameters: { world: { prepare: alwaysFails('bookmarks.get', 500) } } }

export const LongText: Story = {
  parameters: {
    route: async ({ api }: World) => {
      const { tenant } = await seededBookmarks({ api })
      const fresh = { name: LONG_NAME, description: LONG_NAME, connectorId: 'metabase', params: LONG_PARAMS }
      const { id } = await api.call(contract.bookmarks.create, { params: { tenant }, body: fresh })
      return `/bookmarks/${id}`
    },
  },
}
export const LongTextPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }

export const Renaming: Story = { play: () => click('Rename the bookmark') }
/** The specified message names a connector. */
export const RenamingFailed: Story = {
  parameters: { world: { prepare: alwaysFails('bookmarks.update', 503) } },
  async play() {
    await click('Rename the bookmark')
    await userEvent.type(await body().findByLabelText('Name of the bookmark'), 'Another{Enter}')
    await shows('Error updating connector (503)')
  },
}
export const Deleting: Story = {
  async play() {
    await click('Permanently delete bookmark')
    await shows('Are you sure you want to delete this bookmark?')
  },
}
export const DeletingDark: Story = { ...Deleting, globals: { scheme: 'dark' } }
export const DeletingPhone: Story = { ...Deleting, globals: { viewport: { value: 'phone' } } }
export const DeletingFailed: Story = {
  parameters: { world: { prepare: alwaysFails('bookmarks.remove', 503) } },
  async play() {
    await click('Permanently delete bookmark')
    await click('Delete')
    await shows(/^Error deleting bookmark: /)
  },
}
