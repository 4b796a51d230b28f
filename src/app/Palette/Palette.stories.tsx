import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { tenantOf, withFault, worldOf } from '../../../tests/support/world/world.ts'
import { contract } from '../../contract/index.ts'
import { Shell } from '../Shell/Shell.tsx'
import { addRecent } from './entries/recent.ts'

const meta = {
  title: 'Screens/App/Palette',
  component: Shell,
  parameters: { route: '/support' },
  render: () => (
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<h1>The page</h1>} />
      </Route>
    </Routes>
  ),
} satisfies Meta<typeof Shell>
export default meta
type Story = StoryObj<typeof meta>

const body = within(document.body)

/** Opens the search, types, and waits until the results are complete. */
async function search(text: string) {
  await body.findByRole('heading', { name: 'The page' })
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = await body.findByRole('combobox', { name: 'Search fans, pages and actions' })
  await waitFor(() => expect(field).toHaveFocus())
  if (text !== '') await userEvent.type(field, text)
  return field
}

const option = async (name: RegExp | string) => {
  const [found] = await body.findAllByRole('option', { name })
  await waitFor(() => expect(found).toBeVisible())
}

/** Without a query: what was opened last, the pages and the actions. */
export const Empty: Story = {
  tags: ['phone'],
  async beforeEach({ loaded }) {
    const { api } = worldOf(loaded)
    const state = api.session.store.getState()
    if (state.status !== 'in') return
    const params = { tenant: tenantOf({ api }) }
    const { items } = await api.call(contract.fanProfiles.list, { params, query: { limit: 2 } })
    for (const { id, firstName, lastName } of items)
      addRecent(state.user.id, { kind: 'fan', id, label: `${firstName} ${lastName ?? ''}` })
    addRecent(state.user.id, { kind: 'connector', id: 'shop', label: 'Club shop' })
  },
  async play() {
    await search('')
    await option(/^Club shop/)
  },
}

export const Results: Story = {
  tags: ['tablet', 'phone'],
  async play() {
    await search('ar')
    await option(/found$/)
  },
}

export const NothingFound: Story = {
  async play() {
    await search('zzqx')
    await expect(await body.findByText('Nothing matches “zzqx”.')).toBeVisible()
  },
}

/** The fans cannot be searched; the rest is shown. */
export const Failed: Story = {
  parameters: { world: { prepare: withFault({ preset: 'fans-list-fails', times: null }) } },
  async play() {
    await search('shop')
    await expect(await body.findByText('Couldn’t search fans. Try again in a moment.')).toBeVisible()
    await option(/^Club shop/)
  },
}

export const ActionsOnly: Story = {
  async play() {
    await search('>')
    await option('Log out')
  },
}

/** What runs already says so. */
export const Syncing: Story = {
  async beforeEach({ loaded }) {
    const { api } = worldOf(loaded)
    await api.call(contract.fanProfiles.sync, { params: { tenant: tenantOf({ api }) } })
  },
  async play() {
    await search('>sync')
    await expect(await body.findByText('Running now')).toBeVisible()
  },
}

/** A club without a plan is offered what it can open. */
export const WithoutPlan: Story = {
  parameters: { world: { as: 'owner@newclub.example', scenario: 'new-club' } },
  async play() {
    await search('')
    await option(/^Your Profile/)
    await expect(body.queryByRole('option', { name: /^Fans/ })).toBeNull()
  },
}

/** Long names and names from right to left are cut, and the matching letters stay marked. */
export const LongNames: Story = {
  tags: ['phone'],
  async beforeEach({ loaded }) {
    const { api } = worldOf(loaded)
    const params = { tenant: tenantOf({ api }) }
    const { items } = await api.call(contract.connectors.list, { params })
    const names = [
      'Shop of the north stand, the south stand, the family stand and the away end, with everything that was sold there since 1887',
      'متجر النادي shop الرسمي للمشجعين في الملعب الكبير وفي جميع أنحاء المدينة القديمة والجديدة وعلى الإنترنت أيضا',
    ]
    await Promise.all(
      names.map((name, at) =>
        api.call(contract.connectors.update, { params: { ...params, id: items[at]?.id ?? '' }, body: { name } }),
      ),
    )
  },
  async play() {
    await search('shop')
    await option(/^Shop of the north stand/)
  },
}
