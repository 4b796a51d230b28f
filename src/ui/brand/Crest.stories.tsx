import type { Meta, StoryObj } from '@storybook/react-vite'
import { dark } from '../../../tests/support/stories/storyGlobals.ts'
import { Crest } from './Crest.tsx'

const meta = { component: Crest, parameters: { page: true }, args: { accent: '#2743B8', size: 96 } } satisfies Meta<
  typeof Crest
>
export default meta
type Story = StoryObj<typeof meta>

/** From common colours to the hardest ones: white and black crests must keep a visible edge. */
export const Clubs: Story = {
  render: ({ size }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {['#2743B8', '#C8102E', '#FFD100', '#6CABDD', '#111111', '#F26A1B', '#FFFFFF', null].map((accent) => (
        <Crest key={accent} accent={accent} {...(size !== undefined && { size })} />
      ))}
    </div>
  ),
}
export const ClubsDark: Story = { ...Clubs, globals: dark }
