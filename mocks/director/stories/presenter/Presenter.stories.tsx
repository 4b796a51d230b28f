import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AppTheme } from '../../../../src/app/theme/AppTheme.tsx'
import { campaignStory, deskIn } from '../../../../tests/support/director/storyDesk.ts'
import { phone } from '../../../../tests/support/stories/storyGlobals.ts'
import { useShownScheme } from '../../../../tests/support/stories/toolbar/useShownScheme.ts'
import { Presenter } from './Presenter.tsx'

const story = campaignStory
const underWay = { story, at: 2, phase: 'shown', talked: 95_000, stepped: 22_000 } as const
const desk = deskIn(underWay)

const meta = {
  title: 'Demo/Presenter window',
  component: Presenter,
  args: { desk, onOpenProduct: fn() },
  parameters: { layout: 'fullscreen' },
  render: function Shown(args, { globals }) {
    return (
      <AppTheme scheme={useShownScheme(globals)}>
        <Presenter {...args} />
      </AppTheme>
    )
  },
} satisfies Meta<typeof Presenter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['phone', 'tablet'],
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'A mailing tool' })).toBeVisible()
    await expect(canvas.getByText('Which tools do you support?')).toBeVisible()
    await expect(canvas.getByText('7 s early')).toBeVisible()
    await userEvent.keyboard('[Space]{ArrowRight}b')
    await expect(desk.sent.map((command) => command.do)).toEqual(['play', 'step', 'blank'])
  },
}
/** The timer is below the notes; the time of the step stays in view. */
export const Small: Story = {
  globals: phone,
  async play({ canvas }) {
    for (const time of canvas.getAllByText('0:22')) await expect(time).toBeVisible()
    await expect(canvas.getAllByText('0:22')).toHaveLength(2)
  },
}
export const OverTime: Story = { args: { desk: deskIn({ ...underWay, stepped: 63_000, talked: 160_000 }) } }
export const LastStep: Story = { args: { desk: deskIn({ ...underWay, at: story.steps.length - 1 }) } }
export const Failed: Story = {
  args: {
    desk: deskIn({ ...underWay, phase: 'failed', problem: 'Error creating segment: There is no such bookmark.' }),
  },
}
export const NoStory: Story = { args: { desk: deskIn({}) } }
export const ProductGone: Story = {
  args: { desk: deskIn({ ...underWay, connected: false }) },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The product window is gone.')
    await userEvent.click(canvas.getByRole('button', { name: 'Open the product' }))
    await expect(args.onOpenProduct).toHaveBeenCalledWith('/integrations/connectors')
  },
}
