import type { Meta, StoryObj } from '@storybook/react-vite'
import { dark } from '../../tests/support/stories/storyGlobals.ts'
import { AccountList } from './AccountList.tsx'

const meta = {
  component: AccountList,
  parameters: { page: true },
  args: { onPick: () => {} },
} satisfies Meta<typeof AccountList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: dark }
