import type { Meta, StoryObj } from '@storybook/react-vite'
import { fireEvent, userEvent, waitFor, within, expect } from 'storybook/test'
import { alwaysFails, neverAnswers } from '../../../../tests/support/world/world.ts'
import { DashboardPage } from './DashboardPage.tsx'
import { DashboardFrame, LateOverlay } from './dashboardFrame.tsx'

const meta = {
  title: 'Screens/Analytics/Dashboard',
  component: DashboardPage,
  parameters: { page: true, route: '/dashboard' },
} satisfies Meta<typeof DashboardPage>
export default meta
type Story = StoryObj<typeof meta>

/** It says where the dashboard itself is, in the colours of either scheme. */
const PLACEHOLDER = `<html lang="en"><title>Dashboard</title>
<style>
  html { height: 100%; background: #fff; color: #5f5e59; font: 14px/1.5 system-ui, sans-serif }
  body { display: grid; place-items: center; min-height: 100%; margin: 0 }
  @media (prefers-color-scheme: dark) { html { background: #1a1e1a; color: #a4a5a0 } }
</style>
<p>The dashboard, as in Demo / Framed pages</p></html>`

/** Stories have no dashboard to embed, so this fills the frame with a placeholder and fires its load event. */
async function loaded({ canvasElement }: { canvasElement: HTMLElement }) {
  const frame = await within(canvasElement).findByTitle('Analytics dashboard')
  frame.removeAttribute('src')
  frame.setAttribute('srcdoc', PLACEHOLDER)
  await fireEvent.load(frame)
}

export const Loaded: Story = { tags: ['phone'], play: loaded }
export const Loading: Story = { parameters: { world: { prepare: neverAnswers } } }
export const Failed: Story = { parameters: { world: { prepare: alwaysFails('analytics.dashboard', 500) } } }
export const Forbidden: Story = { parameters: { world: { prepare: alwaysFails('analytics.dashboard', 403) } } }
export const PaymentRequired: Story = { parameters: { world: { as: 'owner@newclub.example' } } }

/** A frame that never loads. */
export const FrameLoading: Story = {
  render: () => <DashboardFrame src="https://192.0.2.1/" onLoad={() => {}} onSearch={() => {}} onRetry={() => {}} />,
}

/** What stands in its place after ten seconds. */
export const FrameLate: Story = {
  render: () => (
    <div style={{ position: 'relative', blockSize: 480 }}>
      <LateOverlay onRetry={() => {}} />
    </div>
  ),
}

export const Dialog: Story = {
  parameters: { route: '/dashboard?country=Ireland&age=18-29' },
  async play(context) {
    await loaded(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Add bookmark' }))
    await waitFor(() => expect(within(document.body).getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
}

/** The dialog if the bookmark could not be saved. */
export const DialogFailed: Story = {
  parameters: { world: { prepare: alwaysFails('bookmarks.create', 503) } },
  async play(context) {
    await loaded(context)
    const body = within(document.body)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Add bookmark' }))
    await userEvent.type(await body.findByRole('textbox', { name: 'Name' }), 'Monday{Enter}')
    await waitFor(() => expect(body.getByText(/^Error creating bookmark: /)).toBeVisible())
  },
}
