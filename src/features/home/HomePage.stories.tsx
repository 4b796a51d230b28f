import type { Meta, StoryObj } from '@storybook/react-vite'
import { dark, phone, tablet } from '../../../tests/support/stories/storyGlobals.ts'
import type { Control } from '../../../mocks/control.ts'
import { alwaysFails, neverAnswers, tenantOf, worldOf } from '../../../tests/support/world.ts'
import { contract } from '../../contract/index.ts'
import { HomePage } from './HomePage.tsx'

const meta = { component: HomePage, parameters: { page: true, route: '/home' } } satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: dark }
export const Phone: Story = { globals: phone }
export const Tablet: Story = { globals: tablet }
/** A club with another colour and sport. */
export const Basketball: Story = { parameters: { world: { as: 'admin@harbour.example' } } }
export const BasketballDark: Story = { ...Basketball, globals: dark }
/** A club that has just signed up sees its first steps. Without earlier fans there is no change to show, only a dash. */
export const FirstSteps: Story = { parameters: { world: { scenario: 'new-club' } } }
export const FirstStepsDark: Story = { ...FirstSteps, globals: dark }
export const FirstStepsPhone: Story = { ...FirstSteps, globals: phone }
/** While the first source syncs, the last step waits. */
export const FirstSource: Story = {
  parameters: { world: { scenario: 'new-club' } },
  async play({ loaded, canvas }) {
    const { api } = worldOf(loaded)
    const body = { name: 'Our shop', providerConfig: { provider: 'DEMOSHOP', config: {} } } as const
    await api.call(contract.connectors.create, { params: { tenant: tenantOf({ api }) }, body })
    await canvas.findByText('SYNCING')
  },
}
/** Each panel loads, fails and hides by itself. */
export const PanelsFail: Story = {
  parameters: {
    world: {
      async prepare(control: Control) {
        for (const operation of [
          'connectors.list',
          'fanProfiles.list',
          'shop.orders',
          'ticketing.tickets',
          'segments.list',
        ])
          await control.fail(operation, 500, 1_000_000)
      },
    },
  },
}
export const PanelForbidden: Story = { parameters: { world: { prepare: alwaysFails('fanProfiles.list', 403) } } }
/** Half a day later, with what it has brought. */
export const Living: Story = {
  parameters: { world: { scenario: 'rovers', prepare: (control: Control) => control.advance(12 * 3_600_000) } },
}
export const Loading: Story = { parameters: { world: { prepare: neverAnswers } } }
export const Failed: Story = {
  parameters: { world: { prepare: alwaysFails('home.stats', 500) } },
}
export const PaymentRequired: Story = { parameters: { world: { as: 'owner@newclub.example' } } }
