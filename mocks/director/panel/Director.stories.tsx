import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createBackend } from '../../backend.ts'
import type { Control } from '../../control.ts'
import { emptyDraft, type ClubDraft } from '../scene/club/clubDraft.ts'
import { closeClub, editClub } from '../scene/club/draftStore.ts'
import { signOut, storeSession } from '../session/cookies.ts'
import { Director } from './Director.tsx'
import { panelStore } from './panelStore.ts'

const control = () => createBackend({ scenario: 'two-clubs' }).control
const never = () => new Promise<never>(() => {})
const refuse = (reason: string) => () => Promise.reject(new Error(reason))

/** A model of which some methods behave differently. */
const withMethods = (methods: Partial<Control>): Control => ({ ...control(), ...methods })

const meta = {
  title: 'Demo/Director/Panel',
  component: Director,
  args: { control: control(), place: 'beside' },
  decorators: [
    (Story, { globals }) => (
      <div style={{ width: globals.viewport?.value === 'phone' ? '100%' : 380, height: 860 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach() {
    signOut()
    sessionStorage.clear()
    localStorage.removeItem('touchline-director-button')
    closeClub()
    panelStore.setState({ section: 'scene', buttonHidden: false, mailboxSlot: null })
  },
} satisfies Meta<typeof Director>
export default meta
type Story = StoryObj<typeof meta>

const onClock = { beforeEach: () => panelStore.setState({ section: 'clock' }) }
const editing = (draft: Partial<ClubDraft>) => ({ beforeEach: () => editClub({ ...emptyDraft, ...draft }) })

export const Scene: Story = {
  tags: ['phone'],
  async beforeEach({ args }) {
    const [first] = await args.control.people()
    storeSession(await args.control.session(first?.id ?? ''))
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('radio', { name: /Two small clubs/ })).toBeChecked()
    await expect(await canvas.findByRole('button', { name: 'You, Hannah Whitlock' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign in as Idris Cole' })).toBeVisible()
  },
}

/** Everything that was there comes back with one click. */
export const SceneChanged: Story = {
  args: { control: control() },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: /First day/ }))
    await expect(await canvas.findByText('“First day” is loaded.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}
export const SceneFails: Story = {
  args: { control: withMethods({ loadScenario: refuse('the saved changes have been handed to another tab') }) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: /Their own club/ }))
    await expect(await canvas.findByText('That did not work')).toBeVisible()
  },
}
export const PeopleFail: Story = {
  args: { control: withMethods({ people: refuse('the port is closed') }) },
  async play({ canvas }) {
    await expect(await canvas.findByText('The people did not load')).toBeVisible()
  },
}
export const Loading: Story = {
  args: { control: withMethods({ info: never }) },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByText('Loading...')).toHaveLength(2))
  },
}
export const LoadingClock: Story = { ...Loading, ...onClock }
export const ServerGone: Story = {
  args: { control: withMethods({ info: refuse('TypeError: Failed to fetch') }) },
  async play({ canvas }) {
    await expect(await canvas.findByText('The club’s server does not answer')).toBeVisible()
  },
}
export const OwnWindow: Story = { args: { place: 'window' } }

export const Club: Story = {
  tags: ['phone'],
  ...editing({}),
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('Name')).toHaveAttribute('placeholder', 'Aldermoor Athletic')
  },
}
export const ClubDescribed: Story = {
  ...editing({
    name: 'HC Rheinufer Köln',
    sport: 'hockey',
    country: 'DE',
    first: '#F3C742',
    second: '#8A1538',
    crest: 'sash',
    fans: '400000',
    members: 40,
    products: [{ name: 'Rheinufer-Schal', price: '19.90' }],
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Dark text reads on the first colour/)).toBeVisible()
    await expect(canvas.getByText('So many take some seconds to load')).toBeVisible()
    const preview = within(canvas.getByRole('figure', { name: /^Preview: HC Rheinufer/ }))
    await expect(preview.getByText(/^Rheinufer-Schal €19\.90 · /)).toBeVisible()
    await expect(preview.getByText(/^v \S.* · v \S/)).toBeVisible()
  },
}
export const ClubWrong: Story = {
  ...editing({ name: 'x'.repeat(61), first: 'red', fans: '-1', products: [{ name: '', price: 'cheap' }] }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load this club' }))
    await expect(await canvas.findByText('The name must have at most 60 characters.')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus())
  },
}
export const ClubLongName: Story = {
  ...editing({ name: 'Hockey-Gemeinschaft Großenkneten-Ahlhorn-Sage & Wardenburg e', country: 'US' }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('figure', { name: /^Preview: Hockey-Gemeinschaft/ })).toBeVisible()
  },
}

export const Clock: Story = {
  tags: ['phone'],
  ...onClock,
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Next match' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^1×/ })).toBeChecked()
  },
}
/** Time does not go back; the club can only start over. */
export const ClockAhead: Story = {
  ...onClock,
  args: { control: createBackend({ scenario: 'two-clubs', anchor: Date.UTC(2190, 0, 1) }).control },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start over today…' }))
    await expect(canvas.getByRole('button', { name: 'Start over' })).toBeVisible()
  },
}
export const ClockMoving: Story = {
  ...onClock,
  args: { control: withMethods({ advance: never }) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: '+1 week' }))
    await expect(canvas.getByRole('button', { name: '+1 hour' })).toBeDisabled()
  },
}
export const ClockFails: Story = {
  ...onClock,
  args: { control: withMethods({ advance: refuse('that lies beyond the year 9999') }) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: '+1 week' }))
    await expect(await canvas.findByText('The clock did not move')).toBeVisible()
  },
}
