import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createBackend } from '../../backend.ts'
import type { Control } from '../../control.ts'
import type { ClubData } from '../../seed/prospect/clubData.ts'
import { harbour, newclub, rovers, type ScenarioName } from '../../seed/scenarios/scenarios.ts'
import { useShownScheme } from '../../../tests/support/stories/toolbar/useShownScheme.ts'
import { Dashboard } from './Dashboard.tsx'
import { createFiguresSource, type DashboardControl } from './figures/figuresSource.ts'

interface Args {
  search: string
  scenario: ScenarioName
  club?: ClubData
  /** Shown in its own tab, not in a page of the product. */
  alone?: boolean
  /** Wraps the control API, such as to make it fail. */
  wrap?: (control: Control) => DashboardControl
}

const of = (club: { id: string }, rest = '') => `?club=${club.id}${rest}`

const meta = {
  title: 'Demo/Framed pages/Dashboard',
  args: { search: of(rovers), scenario: 'two-clubs' },
  render: function Shown({ search, scenario, club, alone = false, wrap }, { globals }) {
    const [{ control }] = useState(() => createBackend(club ? { club } : { scenario }))
    const [source] = useState(() => createFiguresSource(wrap?.(control) ?? control))
    const scheme = useShownScheme(globals)
    return <Dashboard source={source} search={search} onViewChange={() => {}} framed={!alone} scheme={scheme} />
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const shows = (title: string): Story => ({
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('heading', { name: title })
  },
})

/** Most fans have no membership: they have a line of their own, so that they do not fill the ring. */
export const Overview: Story = {
  tags: ['phone'],
  async play(context) {
    await shows('Fans over time').play?.(context)
    const parts = within(within(context.canvasElement).getByRole('table', { name: 'Fans by membership' }))
    await expect(parts.getByRole('row', { name: /^No membership.* % of all fans/ })).toBeVisible()
  },
}
export const Audience: Story = {
  tags: ['phone'],
  ...shows('Fans by age'),
  args: { search: of(rovers, '&tab=audience') },
}
export const Shop: Story = { ...shows('Top products'), args: { search: of(rovers, '&tab=shop&period=365d') } }
export const Ticketing: Story = { ...shows('Top events'), args: { search: of(rovers, '&tab=ticketing&period=365d') } }
export const Filtered: Story = {
  ...shows('Fans over time'),
  args: { search: of(rovers, '&period=90d&country=United+Kingdom&age=18-29') },
}
export const OtherClub: Story = { ...shows('Fans over time'), args: { search: of(harbour) } }
/** In its own tab, the club has a head of its own. */
export const OwnTab: Story = { tags: ['phone'], ...shows('Fans over time'), args: { search: of(rovers), alone: true } }
/** The club of a prospect has its own crest, and the currency of its country. */
export const Prospect: Story = {
  ...shows('Fans over time'),
  args: {
    search: of(rovers),
    alone: true,
    club: {
      name: 'Tatra Wolves',
      sport: 'ice-hockey',
      country: 'PL',
      colours: ['#0B5FA5', '#FFFFFF'],
      crest: 'hoops',
      fans: 300,
    },
  },
}
/** Fans fit, and have bought nothing. */
export const NothingSold: Story = {
  ...shows('Top products'),
  args: { search: of(rovers, '&tab=shop&period=30d&country=Spain') },
}
export const NobodyFits: Story = {
  ...shows('No fans match these filters'),
  args: { search: of(rovers, '&country=Atlantis') },
}
export const EmptyClub: Story = { ...shows('No data yet'), args: { search: of(newclub) } }
export const NoSuchClub: Story = { ...shows('Dashboard not found'), args: { search: '?club=nobody' } }
export const Loading: Story = {
  args: { wrap: (control) => ({ ...control, figures: () => new Promise(() => {}) }) },
}
export const Failed: Story = {
  args: { wrap: (control) => ({ ...control, figures: () => Promise.reject(new Error('gone')) }) },
  ...shows('The figures couldn’t be loaded'),
}

/** A button shows the table instead of the chart. */
export const AsTable: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const button = await canvas.findByRole('button', { name: 'Revenue as a table' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('region', { name: 'Revenue, table' })).toBeVisible()
  },
}

/** A filter reduces the figures, and clearing it restores them. */
export const Filtering: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const country = canvas.getByRole('combobox', { name: 'Country' })
    const total = async () => (await canvas.findByText('Fans', { selector: 'dt' })).nextElementSibling
    await waitFor(async () => expect(await total()).toHaveTextContent('300'))
    await userEvent.selectOptions(country, 'Ireland')
    await waitFor(async () => expect(await total()).not.toHaveTextContent('300'))
    // The figures are reloaded beside the filters, so either may change first.
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the filter Country' }))
    await expect(country).toHaveFocus()
    await waitFor(async () => expect(await total()).toHaveTextContent('300'))
    await userEvent.selectOptions(country, 'Ireland')
    await waitFor(async () => expect(await total()).not.toHaveTextContent('300'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }))
    await expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveFocus()
    await waitFor(async () => expect(await total()).toHaveTextContent('300'))
    await expect(country).toHaveValue('')
  },
}
