import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Control } from '../../../mocks/control.ts'
import { rovers } from '../../../mocks/seed/scenarios/scenarios.ts'
import { alwaysFails, neverAnswers, tenantOf, worldOf } from '../../../tests/support/world.ts'
import { contract } from '../../contract/index.ts'
import { storeStepsHeight } from '../../domain/club/lastSteps.ts'
import { HomePage } from './HomePage.tsx'

const meta = { title: 'Screens/Home', component: HomePage, parameters: { page: true, route: '/home' } } satisfies Meta<
  typeof HomePage
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['phone', 'tablet'] }
/** A club with another colour and sport. */
export const Basketball: Story = { parameters: { world: { as: 'admin@harbour.example' } } }
/** The club of a prospect, with a crest in two colours. */
export const Prospect: Story = {
  parameters: {
    world: {
      club: {
        name: 'HC Rheinufer Köln',
        sport: 'hockey',
        country: 'DE',
        colours: ['#8A1538', '#F3C742'],
        crest: 'sash',
        fans: 300,
      },
    },
  },
}
/** A pale colour, and a long name from right to left. */
export const ProspectLongName: Story = {
  tags: ['phone'],
  parameters: {
    world: {
      club: {
        name: 'نادي الفجر الرياضي الثقافي الاجتماعي لكرة اليد وكرة الطائرة',
        sport: 'handball',
        country: 'TR',
        colours: ['#FFFFFF', '#C8102E'],
        crest: 'cross',
        fans: 300,
      },
    },
  },
}
/** A club that has just signed up sees its first steps. Without earlier fans there is no change to show, only a dash. */
export const FirstSteps: Story = { tags: ['phone'], parameters: { world: { scenario: 'new-club' } } }
/** On a later visit, the space of the steps is there before they are. */
export const FirstStepsLoading: Story = {
  parameters: { world: { scenario: 'new-club', prepare: neverAnswers } },
  async beforeEach() {
    storeStepsHeight(rovers.id, 274)
  },
}
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

/** The list stands still, and counts what is new. */
export const Paused: Story = {
  parameters: { world: { scenario: 'rovers' } },
  async play({ loaded, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }))
    await worldOf(loaded).backend.control.advance(6 * 3_600_000)
    await canvas.findByText(/^\d+ new$/)
  },
}
/** Names as long as they can be, of a source and of the fan who joined last. */
export const LongNames: Story = {
  tags: ['phone'],
  async play({ loaded, canvas }) {
    const { api } = worldOf(loaded)
    const tenant = tenantOf({ api })
    const [source] = (await api.call(contract.connectors.list, { params: { tenant } })).items
    const [fan] = (await api.call(contract.fanProfiles.list, { params: { tenant }, query: { limit: 1 } })).items
    if (!source || !fan) throw new Error('the seed has sources and fans')
    const name = 'Donaudampfschifffahrtsgesellschaft '.repeat(3).trim()
    await api.call(contract.connectors.update, { params: { tenant, id: source.id }, body: { name } })
    await api.call(contract.fanProfiles.update, { params: { tenant, id: fan.id }, body: { firstName: name } })
    await api.queryClient.invalidateQueries()
    await canvas.findAllByText(new RegExp(`^${name}`))
  },
}
