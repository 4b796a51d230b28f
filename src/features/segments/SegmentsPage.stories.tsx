import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { alwaysFails, neverAnswers } from '../../../tests/support/world/world.ts'
import { contract } from '../../contract/index.ts'
import { LONG_NAME, LONG_TEXT, seededSegments } from '../../../tests/support/stories/segmentStories.ts'
import { SegmentsPage } from './SegmentsPage.tsx'

const meta = {
  title: 'Screens/Segments/List',
  component: SegmentsPage,
  parameters: { page: true, route: '/segments' },
} satisfies Meta<typeof SegmentsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['phone', 'tablet'] }
export const Empty: Story = { parameters: { world: { scenario: 'new-club' } } }
export const Loading: Story = { tags: ['phone'], parameters: { world: { prepare: neverAnswers } } }
export const Failed: Story = { parameters: { world: { prepare: alwaysFails('segments.list', 500) } } }
export const Forbidden: Story = { parameters: { world: { prepare: alwaysFails('segments.list', 403) } } }
export const PaymentRequired: Story = { parameters: { world: { as: 'owner@newclub.example' } } }

/** As many states at once as the timing of the server allows. */
export const UnderWay: Story = {
  tags: ['phone'],
  async play({ loaded }) {
    const { api, backend } = loaded.world
    const { tenant, items } = await seededSegments(api)
    const [first, second, third, fourth] = items.filter(({ config }) => config.enabled)
    const input = (segment: { id: string } | undefined) => ({ params: { tenant, id: segment?.id ?? '' } })
    await api.call(contract.segments.sync, input(first))
    await backend.control.advance(1000)
    await api.call(contract.segments.sync, input(second))
    await api.call(contract.segments.remove, input(third))
    await api.call(contract.segments.update, {
      ...input(fourth),
      body: { name: LONG_NAME, description: LONG_TEXT },
    })
    const page = within(document.body)
    for (const state of ['WAITING', 'SYNCING', 'REMOVING']) {
      await waitFor(() => expect(page.getByText(state)).toBeVisible())
    }
    await expect(await page.findByText(LONG_TEXT)).toBeVisible()
  },
}
