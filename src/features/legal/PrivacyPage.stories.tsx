import type { Meta, StoryObj } from '@storybook/react-vite'
import { dark, phone } from '../../../tests/support/stories/storyGlobals.ts'
import { PrivacyPage } from './PrivacyPage.tsx'

const meta = {
  title: 'Screens/Legal/Privacy',
  component: PrivacyPage,
  parameters: { route: '/privacy', world: { as: null } },
} satisfies Meta<typeof PrivacyPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: dark }
export const Phone: Story = { globals: phone }
