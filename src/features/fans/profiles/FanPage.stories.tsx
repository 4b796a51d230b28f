import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { alwaysFails, neverAnswers } from '../../../../tests/support/world.ts'
import { useApi, useUser } from '../../../api/ApiProvider.tsx'
import type { FanProfile } from '../../../contract/fanProfiles.ts'
import { contract } from '../../../contract/index.ts'
import { paths } from '../../../paths.ts'
import { FanPage } from './FanPage.tsx'

/** Opens the first fan of the list that matches, so that no story hard-codes an id of the seed. */
function FirstFan({ matches = () => true }: { matches?: (fan: FanProfile) => boolean }) {
  const { call } = useApi()
  const { tenant } = useUser()
  const [id, setId] = useState<string | null>(null)
  useEffect(() => {
    void call(contract.fanProfiles.list, { params: { tenant }, query: { limit: 300 } }).then(({ items }) =>
      setId(items.find(matches)?.id ?? null),
    )
  }, [call, tenant, matches])
  return id === null ? null : <Navigate to={paths.fan(id)} replace />
}

const page = (matches?: (fan: FanProfile) => boolean) => () => (
  <Routes>
    <Route path="/fans/:id" element={<FanPage />} />
    <Route path="*" element={<FirstFan {...(matches && { matches })} />} />
  </Routes>
)

const meta = { component: FanPage, parameters: { page: true, route: '/first' }, render: page() } satisfies Meta<
  typeof FanPage
>
export default meta
type Story = StoryObj<typeof meta>

const hasHighScore = (fan: FanProfile) => fan.fanId !== null && (fan.score ?? 0) >= 90

export const Default: Story = { render: page(hasHighScore) }
export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
export const Tablet: Story = { ...Default, globals: { viewport: { value: 'tablet' } } }
export const LowScore: Story = { render: page(({ score }) => score !== null && score < 60) }
export const NoScore: Story = { render: page(({ score }) => score === null) }
export const MuchMissing: Story = { render: page(({ phone, fanId }) => phone === null && fanId === null) }
export const Loading: Story = { parameters: { route: '/fans/any', world: { prepare: neverAnswers } } }
export const NotFound: Story = { parameters: { route: '/fans/nope' } }
export const StatisticsFailed: Story = {
  render: page(hasHighScore),
  parameters: { world: { prepare: alwaysFails('fanProfiles.statistics', 500) } },
}
export const Syncing: Story = {
  render: page(hasHighScore),
  async play({ loaded }) {
    const { api } = loaded.world
    const state = api.session.store.getState()
    if (state.status === 'in') await api.call(contract.fanProfiles.sync, { params: { tenant: state.user.tenant } })
    await expect(await within(document.body).findByText('SYNCING')).toBeVisible()
  },
}

export const Editing: Story = {
  render: page(hasHighScore),
  async play({ canvasElement }) {
    const button = await within(canvasElement).findByRole('button', { name: 'Update Fan Profile' })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    const panel = within(await within(document.body).findByRole('dialog', { name: 'Update Fan Profile' }))
    await userEvent.clear(panel.getByRole('textbox', { name: 'First name' }))
    await userEvent.click(panel.getByRole('button', { name: 'Save' }))
    await expect(await panel.findByText('Must not be empty.')).toBeVisible()
  },
}
export const EditingDark: Story = { ...Editing, globals: { scheme: 'dark' } }
export const EditingPhone: Story = { ...Editing, globals: { viewport: { value: 'phone' } } }
