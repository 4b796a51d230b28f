import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Control } from '../../../mocks/control.ts'
import { rovers } from '../../../mocks/seed/scenarios/scenarios.ts'
import {
  alwaysFails,
  neverAnswers,
  tenantOf,
  withFault,
  worldOf,
  type World,
} from '../../../tests/support/world/world.ts'
import type { Connector } from '../../contract/connectors.ts'
import { contract } from '../../contract/index.ts'
import { storeStepsHeight } from '../../domain/club/lastSteps.ts'
import { HomePage } from './HomePage.tsx'
import { JustNowPanel } from './panels/JustNowPanel.tsx'
import { SourcesPanel } from './panels/SourcesPanel.tsx'
import { FirstSteps as Steps } from './steps/FirstSteps.tsx'

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
/**
 * A club that has just signed up sees its first steps. Without earlier fans there is no change to show, only a dash.
 */
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
  parameters: { world: { prepare: withFault({ preset: 'rate-limited', times: null }) } },
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

const { connectors } = contract
/** The club's connectors by provider, before the page is shown. */
async function idsOf({ api }: World) {
  const tenant = tenantOf({ api })
  const { items } = await api.call(connectors.list, { params: { tenant } })
  return (provider: string) => ({ tenant, id: items.find((one) => one.provider === provider)?.id ?? '' })
}

/** Sources whose data are cleared, and that are being deleted. */
export const SourcesChange: Story = {
  parameters: {
    async route(world: World) {
      const of = await idsOf(world)
      await world.api.call(connectors.reset, { params: of('SHOPIFY') })
      await world.api.call(connectors.remove, { params: of('TWITTER') })
      return '/home'
    },
  },
}
/** A sync fails while somebody looks. */
export const SyncFails: Story = {
  async play({ loaded, canvas }) {
    const world = worldOf(loaded)
    const of = await idsOf(world)
    await canvas.findByText('Live')
    await world.api.call(connectors.sync, { params: of('MAUTIC') })
    await canvas.findByText('Syncing now')
    await world.backend.control.advance(3000)
    await canvas.findByText('Sync failed')
  },
}
const panels = () => (
  <div style={{ display: 'grid', gap: 24, maxWidth: 440 }}>
    <SourcesPanel />
    <JustNowPanel />
  </div>
)
/** The panels of a club to which nothing has happened yet; beside its first steps they are not shown. */
export const PanelsEmpty: Story = { parameters: { world: { scenario: 'new-club' } }, render: panels }
export const PanelsDisabled: Story = {
  parameters: {
    world: { scenario: 'new-club' },
    async route({ api }: World) {
      const body = { config: { enabled: false }, providerConfig: { provider: 'DEMOSHOP', config: {} } } as const
      await api.call(connectors.create, { params: { tenant: tenantOf({ api }) }, body })
      return '/home'
    },
  },
  render: panels,
}
const steps = {
  hasPlan: true,
  connectors: [],
  hasSource: true,
  sync: { status: 'SYNCED', lastSync: null },
  hasFans: true,
} as const
/** Steps that come undone: a plan that has ended. */
export const StepsWithoutPlan: Story = {
  render: () => <Steps steps={{ ...steps, hasPlan: false, hasFans: false }} />,
}
/** The fans came from a file, and the first source cannot be reached. */
export const StepsSourceFails: Story = {
  async beforeEach({ loaded }) {
    const { api } = worldOf(loaded)
    const { items } = await api.call(connectors.list, { params: { tenant: tenantOf({ api }) } })
    loaded['failing'] = items.filter(({ state }) => state === 'FAILED')
  },
  // They are kept above; Storybook knows no type of what is loaded.
  render: (_args, { loaded }) => (
    <Steps steps={{ ...steps, hasSource: false, connectors: loaded['failing'] as Connector[] }} />
  ),
}
/** The sign of a connection that is gone for some seconds. It takes these seconds to appear. */
export const NotLive: Story = {
  parameters: { world: { prepare: withFault({ preset: 'live-feed-drops', times: null }) } },
  render: panels,
  async play({ canvas }) {
    await canvas.findByText(/^Not live since /)
  },
}
