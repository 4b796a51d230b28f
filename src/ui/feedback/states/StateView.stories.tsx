import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@mantine/core'
import { CornerDrawing } from '../../brand/drawings/CornerDrawing.tsx'
import { NetDrawing } from '../../brand/drawings/NetDrawing.tsx'
import { StateView } from './StateView.tsx'

const meta = {
  title: 'Components/State view',
  component: StateView,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/feedback/states/StateView.tsx',
      parts: [
        'src/ui/brand/drawings/CircleDrawing.tsx',
        'src/ui/brand/drawings/CornerDrawing.tsx',
        'src/ui/brand/drawings/Drawing.tsx',
        'src/ui/brand/drawings/NetDrawing.tsx',
        'src/ui/brand/drawings/TouchlineDrawing.tsx',
      ],
      since: '0.1',
      use: 'A place that is empty: a drawing, a heading, one sentence and one action.',
      avoid: 'What failed takes an Error view; a panel that is empty for a moment needs one line.',
      rules: [
        ['One action', 'Three ways to begin'],
        ['Say what will be here', 'Oops, nothing here'],
      ],
      sizes: 'At most 420 px of text, balanced; full screen or in a panel.',
      frame: 380,
    },
  },
  args: {
    drawing: <CornerDrawing />,
    title: 'No data found',
    children: 'Fans appear here once a source brings them.',
    action: <Button>Connect a source</Button>,
  },
} satisfies Meta<typeof StateView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NothingMatches: Story = {
  args: { drawing: <NetDrawing />, title: 'Nothing matches', children: 'Try fewer letters.', action: null },
}
export const FullScreen: Story = { args: { fullScreen: true } }
