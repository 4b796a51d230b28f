import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sampleCall, sampleTools } from '../../../tests/support/director/callSamples.ts'
import { createCallLog } from '../../calls/callLog.ts'
import { panelStore } from '../panel/panelStore.ts'
import { CallsPanel } from './showCalls.tsx'

/** The panel as a build for a real server has it; in the demo the same list is a section of the director. */
const meta = {
  title: 'Demo/Director/Calls',
  component: CallsPanel,
  parameters: { page: true },
  args: { tools: sampleTools() },
  beforeEach() {
    panelStore.setState({ open: true, section: 'calls', dock: 'bottom', height: 440, buttonHidden: false })
    return () => panelStore.setState({ open: false, section: 'scene' })
  },
} satisfies Meta<typeof CallsPanel>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  tags: ['phone'],
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('option')).toHaveLength(6)
  },
}
export const Empty: Story = {
  args: { tools: sampleTools([]) },
  async play({ canvas }) {
    await expect(await canvas.findByText('No calls yet. They appear here as the product makes them.')).toBeVisible()
  },
}

const open = (name: RegExp, text: RegExp): Story => ({
  tags: ['phone'],
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('option', { name }))
    await expect(await canvas.findByText(text)).toBeVisible()
  },
})
export const Violation = open(/account.login/, /should be text, and is 0/)
export const Fault = open(/fanProfiles.list/, /a fault of the director did this/)
export const Lost = open(/lost/, /No whole reply: Failed to fetch/)
export const Stream = open(/system.sse/, /^FansImported$/)
export const Unknown = open(/nothing/, /an operation of the contract/)

export const Beside: Story = {
  ...Violation,
  beforeEach() {
    panelStore.setState({ open: true, section: 'calls', dock: 'side' })
  },
}

/** Only the rows in view are drawn. */
export const Many: Story = {
  args: { tools: sampleTools(Array.from({ length: 500 }, (_, at) => sampleCall(`n${at}`))) },
  async play({ canvas }) {
    await expect((await canvas.findAllByRole('option')).length).toBeLessThan(60)
  },
}

const growing = createCallLog()
/** Calls that arrive while somebody points at the list move none of its rows; the latest are in view afterwards. */
export const Pointed: Story = {
  args: { tools: sampleTools([], { source: growing }) },
  beforeEach() {
    growing.clear()
    for (let at = 0; at < 50; at++) growing.put(sampleCall(`n${at}`, { screen: `Screen ${at}` }))
  },
  async play({ canvas }) {
    const list = await canvas.findByRole('listbox')
    const topOf = (screen: number) =>
      canvas.getByRole('option', { name: new RegExp(`Screen ${screen}$`) }).getBoundingClientRect().top
    const before = topOf(48)
    await userEvent.hover(list)
    growing.put(sampleCall('n50', { screen: 'Screen 50' }))
    growing.put(sampleCall('n51', { screen: 'Screen 51' }))
    await canvas.findByRole('option', { name: /Screen 51$/ })
    await expect(topOf(48)).toBe(before)
    await userEvent.unhover(list)
    await expect(list.scrollTop).toBe(0)
  },
}
