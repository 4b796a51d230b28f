import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import type { ComponentProps } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { phone } from '../../../tests/support/stories/storyGlobals.ts'
import { useClub } from '../../domain/club/useClub.ts'
import { Shell } from './Shell.tsx'
import { nav } from './nav.ts'
import { Sidebar } from './Sidebar.tsx'

const meta = {
  title: 'Screens/App/Shell',
  component: Shell,
  parameters: { route: '/fans' },
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

export const Default: Story = {
  tags: ['phone'],
  async play({ canvas }) {
    // Nothing of the frame is outside the landmarks, by which people who hear a page move.
    const banner = within(canvas.getByRole('banner'))
    await expect(banner.getByRole('link', { name: 'Touchline home' })).toBeVisible()
    await expect(await banner.findByText('Westmere Rovers')).toBeVisible()
    await expect(banner.getByRole('link', { name: 'Support' })).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible()
  },
}
export const Harbour: Story = { parameters: { world: { as: 'admin@harbour.example' } } }
export const ClubWithoutColour: Story = { parameters: { world: { as: 'owner@newclub.example' } } }

export const Drawer: Story = {
  globals: phone,
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open menu' }))
    const drawer = within(await within(document.body).findByRole('dialog', { name: 'Menu' }))
    await expect(drawer.getByRole('link', { name: 'Fans' })).toHaveAttribute('aria-current', 'page')
  },
}

const user = {
  id: 'u1',
  tenant: 't1',
  firstName: 'Maximiliane-Alexandra',
  lastName: 'von Hohenlohe-Schillingsfürst zu Waldenburg',
  email: 'm@club.example',
  username: null,
  role: 'admin',
  billing: null,
  billingPlan: 'none',
} as const

function SidebarAt({
  width,
  ...props
}: Omit<ComponentProps<typeof Sidebar>, 'groups' | 'club' | 'onLogout'> & { width: number }) {
  const club = useClub().data ?? null
  return (
    <div style={{ width, height: 640 }}>
      <Sidebar {...props} groups={nav} club={club} onLogout={() => {}} />
    </div>
  )
}

/** The current group shows its links, the current link has the arc; long names are cut. */
export const OpenWithLinks: Story = {
  parameters: { route: '/integrations/connectors' },
  render: () => <SidebarAt width={240} user={user} open lock={{ locked: true, onToggle() {} }} />,
}
/** The pin says what it does, and it is pressed while it holds the sidebar open. */
export const Pinned: Story = {
  ...OpenWithLinks,
  async play({ canvas }) {
    await userEvent.hover(canvas.getByRole('button', { name: 'Pin sidebar' }))
    await expect(await within(document.body).findByText('Unpin sidebar')).toBeVisible()
  },
}
/** Why a group is locked is said inside the sidebar, and covers nothing of the page. */
export const LockedGroup: Story = {
  ...OpenWithLinks,
  async play({ canvas, canvasElement }) {
    await userEvent.hover(canvas.getByRole('link', { name: 'Fans' }))
    const hint = await within(document.body).findByRole('tooltip', { name: 'Choose a plan to open Fans' })
    await expect(hint).toBeVisible()
    const { left } = canvasElement.getBoundingClientRect()
    await waitFor(() => expect(hint.getBoundingClientRect().right).toBeLessThanOrEqual(left + 240))
  },
}
const withPlan = { ...user, billing: 'cus_1', billingPlan: 'pro' } as const
/** A club with a plan has no locks. */
export const OpenWithPlan: Story = {
  parameters: { route: '/integrations/connectors' },
  render: () => <SidebarAt width={240} user={withPlan} open lock={null} />,
}
export const Closed: Story = {
  parameters: { route: '/integrations/connectors' },
  render: () => <SidebarAt width={80} user={user} open={false} lock={{ locked: false, onToggle() {} }} />,
}
