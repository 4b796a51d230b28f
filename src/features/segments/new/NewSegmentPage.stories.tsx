import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { alwaysFails, neverAnswers } from '../../../../tests/support/world/world.ts'
import { NewSegmentPage } from './NewSegmentPage.tsx'

const meta = {
  title: 'Screens/Segments/New',
  component: NewSegmentPage,
  parameters: { page: true, route: '/segments/new' },
} satisfies Meta<typeof NewSegmentPage>
export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)
const openSelect = async (label: string) => userEvent.click(await body().findByRole('combobox', { name: label }))

export const Default: Story = { tags: ['phone'] }
export const Loading: Story = { parameters: { world: { prepare: neverAnswers } } }
export const NothingToChoose: Story = { parameters: { world: { scenario: 'new-club', as: 'admin@rovers.example' } } }
export const Failed: Story = { parameters: { world: { prepare: alwaysFails('bookmarks.list', 500) } } }
export const PaymentRequired: Story = { parameters: { world: { as: 'owner@newclub.example' } } }

export const ChoosingConnector: Story = {
  async play() {
    await openSelect('Connector')
    const option = await body().findByText('Newsletter')
    await waitFor(() => expect(option).toBeVisible())
  },
}

export const NotFound: Story = {
  async play() {
    await openSelect('Bookmark')
    await userEvent.type(await body().findByRole('combobox', { name: 'Bookmark' }), 'zzz')
    const nothing = await body().findByText('Not found')
    await waitFor(() => expect(nothing).toBeVisible())
  },
}

export const Refused: Story = {
  tags: ['phone'],
  async play() {
    await userEvent.click(await body().findByRole('button', { name: 'Confirm' }))
    const banner = await body().findByText(/^Error creating segment: /)
    await waitFor(() => expect(banner).toBeVisible())
  },
}
