import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { onDirector } from '../../../../tests/support/director/DirectorStory.tsx'
import { campaignStory, deskIn } from '../../../../tests/support/director/storyDesk.ts'
import { StoriesAt } from './Stories.tsx'

const story = campaignStory
const underWay = { story, at: 3, phase: 'shown', talked: 140_000, stepped: 22_000 } as const
const longName =
  'A very long name of a step that somebody has written without thinking of narrow panels at all, or of readers'

const meta = {
  title: 'Demo/Director/Stories',
  component: StoriesAt,
  args: { desk: deskIn({}), tab: null },
  decorators: [onDirector],
} satisfies Meta<typeof StoriesAt>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {
  async play({ canvas, args }) {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Story' }), 'Match day')
    const { sent } = deskOf(args)
    await expect(sent.map((command) => command.do)).toEqual(['load'])
  },
}
export const Ready: Story = { args: { desk: deskIn({ story }) } }
export const UnderWay: Story = {
  tags: ['phone'],
  args: { desk: deskIn(underWay) },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('button', { name: /A segment/ })).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByText(/A segment is a bookmark with an address/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Step' }))
    await userEvent.keyboard('{ArrowLeft}{Home}')
    await userEvent.click(canvas.getByRole('switch', { name: 'Wait for me after each step' }))
    await expect(deskOf(args).sent.map((command) => command.do)).toEqual(['step', 'back', 'restart', 'waits'])
  },
}
export const Working: Story = { args: { desk: deskIn({ ...underWay, phase: 'working', playing: true }) } }
export const Failed: Story = {
  args: {
    desk: deskIn({ ...underWay, phase: 'failed', problem: 'Error creating segment: There is no such bookmark.' }),
  },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no such bookmark.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }))
    await expect(deskOf(args).sent.map((command) => command.do)).toEqual(['step', 'skip'])
  },
}
export const NothingToPointAt: Story = {
  args: { desk: deskIn({ ...underWay, remark: '“Spring campaign” is not on this page, so nothing is pointed at.' }) },
}
export const Recording: Story = { args: { desk: deskIn({ recording: true }) } }
export const NoProduct: Story = { args: { desk: deskIn({ connected: false }) } }
export const LongTexts: Story = {
  args: {
    desk: deskIn({
      ...underWay,
      story: { ...story, steps: story.steps.map((step) => ({ ...step, title: longName })) },
    }),
  },
}

/** The desk of a story, which notes what is asked for. */
const deskOf = ({ desk }: { desk: unknown }) => desk as ReturnType<typeof deskIn> // The args above have no other.
