import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { alwaysFails } from '../../../../tests/support/world/world.ts'
import { Provider } from '../../../contract/fields/providers.ts'
import { providers } from '../../../contract/fields/providerList.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { AddConnectorPage } from './AddConnectorPage.tsx'
import { ProviderFields } from './ProviderFields.tsx'
import { useCredentialsForm } from './useCredentialsForm.ts'

const meta = {
  title: 'Screens/Connectors/Credentials',
  component: AddConnectorPage,
  parameters: { page: true, route: paths.addConnector('METABASE') },
} satisfies Meta<typeof AddConnectorPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['phone'] }
export const NothingNeeded: Story = { parameters: { route: paths.addConnector('DEMOTICKETING') } }

export const Refused: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Ping' }))
    await expect(await canvas.findByText('Metabase needs this.')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { world: { prepare: alwaysFails('connectors.create', 500) } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(await canvas.findByText(/^Error creating connector: /)).toBeVisible()
  },
}

function FormOf({ provider }: { provider: Provider }) {
  const form = useCredentialsForm(provider)
  return (
    <Card title={providers[provider].name}>
      <ProviderFields provider={provider} form={form} />
    </Card>
  )
}

/** The forms of all providers on one sheet. */
export const AllForms: Story = {
  tags: ['phone'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(360px, 100%), 1fr))', gap: 16 }}>
      {Provider.options.map((provider) => (
        <FormOf key={provider} provider={provider} />
      ))}
    </div>
  ),
}

export const ChoosingATimeZone: Story = {
  parameters: { route: paths.addConnector('PRESTASHOP') },
  async play({ canvasElement }) {
    await userEvent.type(await within(canvasElement).findByRole('combobox', { name: 'Time zone' }), 'madrid')
    await expect(await within(document.body).findByRole('option', { name: 'Europe/Madrid' })).toBeVisible()
  },
}
