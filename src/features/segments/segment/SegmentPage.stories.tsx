import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { click, shows } from '../../../../tests/support/stories/storySteps.ts'
import { alwaysFails, neverAnswers, type World } from '../../../../tests/support/world/world.ts'
import { contract } from '../../../contract/index.ts'
import { LONG_NAME, LONG_TEXT, seededSegments } from '../../../../tests/support/stories/segmentStories.ts'
import { SegmentPage } from './SegmentPage.tsx'

const meta = {
  title: 'Screens/Segments/Segment',
  component: SegmentPage,
  parameters: { page: true, path: '/segments/:id/*', route: routeOf('Renewal letter 2026') },
} satisfies Meta<typeof SegmentPage>
export default meta
type Story = StoryObj<typeof meta>

/** Finds the path of a segment by its name. No story here may fail the list that it needs. */
function routeOf(name: string) {
  return async ({ api }: World) => {
    const { items } = await seededSegments(api)
    return `/segments/${items.find((segment) => segment.name === name)?.id ?? ''}/settings`
  }
}

const currentId = async (world: World) => {
  const { tenant, items } = await seededSegments(world.api)
  return { tenant, id: items.find(({ name }) => name === 'Renewal letter 2026')?.id ?? '' }
}

export const Default: Story = { tags: ['phone', 'tablet'] }
export const FailedState: Story = { parameters: { route: routeOf('Academy open day') } }
export const Disabled: Story = { parameters: { route: routeOf('Women’s team launch') } }
export const BookmarkDeleted: Story = { parameters: { world: { prepare: alwaysFails('bookmarks.get', 404) } } }
export const Loading: Story = {
  tags: ['phone'],
  parameters: { route: '/segments/any', world: { prepare: neverAnswers } },
}
export const NotFound: Story = { parameters: { route: '/segments/nope' } }
export const Forbidden: Story = { parameters: { world: { prepare: alwaysFails('segments.get', 403) } } }

export const Syncing: Story = {
  async play({ loaded }) {
    await click('Sync')
    await shows('WAITING')
    await loaded.world.backend.control.advance(1000)
    await shows('SYNCING')
  },
}
export const SyncFailed: Story = {
  parameters: { world: { prepare: alwaysFails('segments.sync', 503) } },
  async play() {
    await click('Sync')
    await shows(/^Error syncing segment: /)
  },
}
export const Renaming: Story = { tags: ['phone'], play: () => click('Rename segment') }

export const LongText: Story = {
  tags: ['phone'],
  async play({ loaded }) {
    await shows('Segment ID')
    const params = await currentId(loaded.world)
    await loaded.world.api.call(contract.segments.update, { params, body: { name: LONG_NAME, description: LONG_TEXT } })
    await shows(LONG_TEXT)
  },
}

export const Deleting: Story = {
  tags: ['phone'],
  async play() {
    await click('Permanently delete segment')
    await shows('Are you sure to perform this action?')
  },
}
export const DeletingFailed: Story = {
  parameters: { world: { prepare: alwaysFails('segments.remove', 503) } },
  async play() {
    await click('Permanently delete segment')
    await click('Confirm')
    await shows(/^Error deleting segment: /)
  },
}
/** Another user deletes the segment while the dialog is open. */
export const DeletedElsewhere: Story = {
  async play({ loaded }) {
    await click('Permanently delete segment')
    const params = await currentId(loaded.world)
    await loaded.world.api.call(contract.segments.remove, { params })
    await within(document.body).findByText('This segment is being deleted.')
    await loaded.world.backend.control.advance(2000)
    await shows('This segment has been deleted')
  },
}
