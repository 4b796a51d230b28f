import type { Meta, StoryObj } from '@storybook/react-vite'
import { PrivacyPage } from './PrivacyPage.tsx'

const meta = {
  title: 'Screens/Legal/Privacy',
  component: PrivacyPage,
  parameters: { route: '/privacy', world: { as: null } },
} satisfies Meta<typeof PrivacyPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['phone'] }
