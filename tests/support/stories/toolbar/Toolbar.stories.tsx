import { useReducedMotion } from '@mantine/hooks'
import { useDirection } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { FansPage } from '../../../../src/features/fans/profiles/FansPage.tsx'
import { HomePage } from '../../../../src/features/home/HomePage.tsx'
import { tenantOf, worldOf } from '../../world/world.ts'

/** Each choice of the toolbar, on stories that do not decide it themselves. They run as tests only. */
const meta = {
  title: 'Tests/Toolbar',
  component: FansPage,
  tags: ['!dev', '!autodocs'],
  parameters: { page: true, route: '/fans' },
} satisfies Meta<typeof FansPage>
export default meta
type Story = StoryObj<typeof meta>

const rows = (element: HTMLElement) => within(element).findAllByRole('link', { name: /\w/ })
const signedIn = (loaded: Record<string, unknown>) => {
  const state = worldOf(loaded).api.session.store.getState()
  return state.status === 'in' ? state.user : null
}
const nowOf = async (loaded: Record<string, unknown>) => Date.parse((await worldOf(loaded).backend.control.info()).now)

export const Dark: Story = {
  globals: { scheme: 'dark' },
  async play({ canvasElement }) {
    await rows(canvasElement)
    await expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark')
  },
}
export const Wide: Story = {
  globals: { viewport: { value: 'wide' } },
  async play() {
    await expect(window.innerWidth).toBe(1920)
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: function Direction() {
    return <h1>{useDirection().dir}</h1>
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'rtl' })).toBeVisible()
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  },
}
const Motion = () => {
  const reduced = useReducedMotion()
  return <h1>{reduced ? 'reduced' : 'full'}</h1>
}
/** The tests' browser asks for reduced motion, so full motion shows that the toolbar decides. */
export const FullMotion: Story = {
  globals: { motion: 'full' },
  render: () => <Motion />,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'full' })).toBeVisible())
  },
}
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  render: () => <Motion />,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'reduced' })).toBeVisible())
  },
}
export const Prospect: Story = {
  globals: { scene: 'prospect-hockey' },
  render: () => <HomePage />,
  async play({ canvas }) {
    await expect(await canvas.findByText('HC Rheinufer Köln')).toBeVisible()
  },
}
export const Scenario: Story = {
  globals: { scene: 'rovers' },
  async play({ loaded, canvas }) {
    await canvas.findByText(/12,000/)
    await expect((await worldOf(loaded).backend.control.info()).scenario).toBe('rovers')
  },
}
/** A story that names its scenario and its person keeps them. */
export const OwnScenario: Story = {
  globals: { scene: 'rovers', person: 'user' },
  parameters: { world: { scenario: 'new-club', as: 'owner@newclub.example' } },
  async play({ loaded }) {
    await expect((await worldOf(loaded).backend.control.info()).scenario).toBe('new-club')
    await expect(signedIn(loaded)?.email).toBe('owner@newclub.example')
  },
}
export const Person: Story = {
  globals: { person: 'user' },
  async play({ loaded }) {
    await expect(signedIn(loaded)).toMatchObject({ role: 'user', email: 'user@rovers.example' })
  },
}
export const PersonOfAnotherClub: Story = {
  globals: { person: 'other-club' },
  async play({ loaded }) {
    await expect(signedIn(loaded)?.email).toBe('admin@harbour.example')
  },
}
export const SignedOut: Story = {
  globals: { person: 'nobody' },
  render: () => <h1>Nobody</h1>,
  async play({ loaded }) {
    await expect(tenantOf(worldOf(loaded))).toBe('')
  },
}
export const Latency: Story = {
  globals: { latency: 'never' },
  async play({ loaded, canvasElement }) {
    await expect((await worldOf(loaded).backend.control.conditions()).latency).toBeGreaterThan(1_000_000)
    await expect(canvasElement.querySelector('tbody a')).toBeNull()
  },
}
export const Fault: Story = {
  globals: { fault: 'all-403' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: /^Forbidden!/ })).toBeVisible()
  },
}
export const FaultByName: Story = {
  globals: { fault: 'fans-list-fails' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible()
  },
}
export const Clock: Story = {
  globals: { clock: 'week' },
  async play({ loaded }) {
    const { anchor } = await worldOf(loaded).backend.control.info()
    await expect((await nowOf(loaded)) - Date.parse(anchor)).toBe(7 * 24 * 3_600_000)
  },
}
export const Density: Story = {
  globals: { density: 'normal' },
  async play({ canvasElement }) {
    await rows(canvasElement)
    const row = await waitFor(() => {
      const found = canvasElement.querySelector('tbody tr')
      if (!found) throw new Error('the rows have not come')
      return found
    })
    await expect(row.getBoundingClientRect().height).toBeCloseTo(40, 0)
  },
}
