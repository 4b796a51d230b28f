import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { alwaysFails, neverAnswers } from '../../../../tests/support/world/world.ts'
import { paths } from '../../../paths.ts'
import { NewConnectorPage } from './NewConnectorPage.tsx'

const meta = {
  title: 'Screens/Connectors/Catalogue',
  component: NewConnectorPage,
  parameters: { page: true, path: '/integrations/newconnector/*', route: paths.newConnector() },
} satisfies Meta<typeof NewConnectorPage>
export default meta
type Story = StoryObj<typeof meta>

const tab = (name: string): Story => ({ parameters: { route: paths.newConnector(name) } })

export const All: Story = { tags: ['phone', 'tablet'] }
export const Shop: Story = tab('shop')
export const Ticketing: Story = tab('ticketing')
export const Fan: Story = tab('fan')
export const Marketing: Story = tab('marketing')
export const Analytics: Story = tab('analytics')
export const NothingFound: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox'), 'nobody at all')
    await expect(await canvas.findByRole('heading', { name: 'No data found' })).toBeVisible()
  },
}
export const Loading: Story = { parameters: { world: { prepare: neverAnswers } } }
export const Failed: Story = { parameters: { world: { prepare: alwaysFails('system.connectors', 500) } } }
