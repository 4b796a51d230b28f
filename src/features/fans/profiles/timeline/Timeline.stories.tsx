import { Stack } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { tenantOf, worldOf } from '../../../../../tests/support/world/world.ts'
import type { FanProfile } from '../../../../contract/fanProfiles.ts'
import { contract } from '../../../../contract/index.ts'
import type { Membership } from '../../../../contract/memberships.ts'
import { serverNow } from '../../../../serverTime.ts'
import { HeroFacts } from '../hero/HeroFacts.tsx'
import { timelineWords } from '../words.ts'
import type { Entry } from './entries.ts'
import { Timeline } from './Timeline.tsx'
import type { Loaded } from './useFanRows.ts'
import type { History } from './useHistory.ts'

const DAY = 24 * 3_600_000
const daysAgo = (days: number) => new Date(serverNow() - days * DAY).toISOString()

const complete: Loaded = {
  since: null,
  canGrow: false,
  isLoading: false,
  error: null,
  hasRows: true,
  grow() {},
  retry() {},
}
const entry = (kind: Entry['kind'], days: number, title: string, amount: number | null): Entry => ({
  id: `${kind} ${days}`,
  kind,
  at: daysAgo(days),
  title,
  text: 'Club shop',
  summary: title,
  amount,
  to: '/integrations/data/shop-orders',
})
const historyOf = (entries: readonly Entry[], orders: Loaded = complete): History => ({
  isLoading: false,
  error: null,
  rows: { orders: [], tickets: [], memberships: [] },
  entries: { all: entries, shop: entries.filter(({ kind }) => kind === 'shop'), tickets: [] },
  lists: { all: [orders, complete, complete], shop: [orders], tickets: [complete] },
  year: null,
  retry() {},
})
const noStatistics = { isLoading: false, error: null, statistics: null }

/** States of a fan's history that the club of the stories does not have. */
const meta = {
  title: 'Screens/Fans/History',
  parameters: { page: true },
  async beforeEach({ loaded }) {
    const { api } = worldOf(loaded)
    const params = { tenant: tenantOf({ api }) }
    const fans = await api.call(contract.fanProfiles.list, { params, query: { limit: 1 } })
    const memberships = await api.call(contract.memberships.list, { params, query: { limit: 1 } })
    Object.assign(loaded, { fan: fans.items[0], membership: memberships.items[0] })
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

// They are kept above; Storybook knows no type of what is loaded.
const fanOf = (loaded: Record<string, unknown>) => loaded['fan'] as FanProfile
const membershipOf = (loaded: Record<string, unknown>) => loaded['membership'] as Membership

/** A member who has bought nothing, and whose membership has ended. */
export const NoPurchases: Story = {
  parameters: { route: '/?show=shop' },
  render: (_args, { loaded }) => (
    <Timeline
      fan={fanOf(loaded)}
      history={historyOf([entry('membership', 20, timelineWords.entry.ended, null)])}
      statistics={noStatistics}
    />
  ),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('No shop orders yet')).toBeVisible()
    await userEvent.click(canvas.getByText('Tickets 0'))
    await expect(await canvas.findByText('No tickets yet')).toBeVisible()
    await userEvent.click(canvas.getByText('All 1'))
    await expect(await canvas.findByText('Membership ended')).toBeVisible()
  },
}

/** Earlier entries do not load; those that are there stay. */
export const EarlierFailed: Story = {
  render: (_args, { loaded }) => (
    <Timeline
      fan={fanOf(loaded)}
      history={historyOf([entry('shop', 3, 'Order 1041', 25)], {
        ...complete,
        since: daysAgo(30),
        canGrow: true,
        error: new Error('no connection'),
      })}
      statistics={noStatistics}
    />
  ),
}

/** A fan with more orders than a server gives at once. */
export const Cut: Story = {
  render: (_args, { loaded }) => (
    <Timeline
      fan={fanOf(loaded)}
      history={historyOf([entry('shop', 3, 'Order 1041', 25)], { ...complete, since: daysAgo(30) })}
      statistics={noStatistics}
    />
  ),
}

/** Facts of two fans: one who was a member and has bought something today, and one whose membership has no end. */
export const Facts: Story = {
  render(_args, { loaded }) {
    const [fan, membership] = [fanOf(loaded), membershipOf(loaded)]
    const withMembership = (expirationDate: string | null): History => ({
      ...historyOf([entry('shop', 0, 'Order 1041', 25)]),
      rows: { orders: [], tickets: [], memberships: [{ ...membership, type: 'Season ticket', expirationDate }] },
    })
    const shown = { ...fan, score: 85, membership: 'Season ticket' }
    return (
      // The page of a fan, whose width decides how the facts stand.
      <Stack style={{ container: 'fan / inline-size' }}>
        <HeroFacts fan={shown} history={withMembership(daysAgo(20))} statistics={noStatistics} />
        <HeroFacts fan={shown} history={withMembership(null)} statistics={noStatistics} />
      </Stack>
    )
  },
}
