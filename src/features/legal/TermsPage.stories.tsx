import type { Meta, StoryObj } from '@storybook/react-vite'
import { TermsPage } from './TermsPage.tsx'

const meta = {
  title: 'Screens/Legal/Terms',
  component: TermsPage,
  parameters: { route: '/terms', world: { as: null } },
} satisfies Meta<typeof TermsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['phone'] }
