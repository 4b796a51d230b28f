import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Group, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { BusyButton } from './BusyButton.tsx'
import { RefusableButton } from './RefusableButton.tsx'

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Save' },
  argTypes: {
    children: { control: 'text', description: 'A verb, and the thing.' },
    variant: {
      control: 'select',
      options: ['filled', 'default', 'subtle'],
      description: 'default beside the primary one.',
    },
    color: { control: 'select', options: ['pitch', 'red'], description: 'Red only for what cannot be undone.' },
    size: { control: 'select', options: ['xs', 'sm', 'md'] },
    loading: { control: 'boolean', description: 'While the action runs. The width stays.' },
    disabled: { control: 'boolean', description: 'Prefer RefusableButton, which says why.' },
  },
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/controls/buttons/RefusableButton.tsx',
      parts: ['src/ui/controls/buttons/BusyButton.tsx'],
      since: '0.1',
      use: 'Starts an action: saves, adds, opens a dialog, deletes. The design of Mantine’s Button is the theme’s; an action that is not always possible takes RefusableButton, and one outside of a form that takes time BusyButton, which gives the focus back.',
      avoid:
        'Do not take it to go to another page: that is a link, which opens in a new tab, too. For one row of a table take Row actions; for a choice take Segments.',
      rules: [
        ['One primary button on a screen or in a dialog', 'Two green buttons side by side'],
        ['A verb, and the thing: Delete fan', 'OK, Yes, Submit'],
        ['Say why it is refused', 'Disable it without a word'],
      ],
      keys: [['Enter, Space', 'Starts the action']],
      sizes:
        '36 px, 42 px on public pages, 30 px in dense bars. A busy button keeps its width. On a phone the actions of a head wrap below the title.',
    },
  },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** One primary button a screen, default ones beside it, red only for what cannot be undone. */
export const Kinds: Story = {
  render: () => (
    <Group>
      <Button>Save</Button>
      <Button variant="default">Cancel</Button>
      <Button variant="subtle">Clear</Button>
      <Button color="red">Delete fan</Button>
      <Button leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}>Add fan</Button>
    </Group>
  ),
}
export const Sizes: Story = {
  render: () => (
    <Group>
      <Button size="xs">In a dense bar</Button>
      <Button>Usual, 36 px</Button>
      <Button size="md">Public pages, 42 px</Button>
    </Group>
  ),
}
export const States: Story = {
  render: () => (
    <Group>
      <Button loading>Save</Button>
      <Button disabled>Save</Button>
      <Button variant="default" disabled>
        Cancel
      </Button>
    </Group>
  ),
}
/** Outside of a form, for as long as the action runs. */
export const Busy: Story = {
  render: () => (
    <BusyButton busy variant="default" onClick={() => {}}>
      Ping
    </BusyButton>
  ),
}
/** It looks disabled, keeps the focus and says why. */
export const Refused: Story = {
  render: () => (
    <RefusableButton refusal="A sync is already running" variant="default" onClick={() => {}}>
      Sync now
    </RefusableButton>
  ),
}
/** The states of the pointer and the keyboard, held still. */
export const PseudoStates: Story = {
  render: () => (
    <Stack>
      {['rest', 'hover', 'focus', 'active'].map((state) => (
        <Group key={state} data-pseudo={state}>
          <Button>Save, {state}</Button>
          <Button variant="default">Cancel, {state}</Button>
          <Button color="red">Delete, {state}</Button>
        </Group>
      ))}
    </Stack>
  ),
  parameters: {
    pseudo: {
      hover: '[data-pseudo=hover] button',
      focusVisible: '[data-pseudo=focus] button',
      active: '[data-pseudo=active] button',
    },
  },
}
