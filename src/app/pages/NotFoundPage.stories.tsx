import type { Meta, StoryObj } from '@storybook/react-vite'
import { dark, phone } from '../../../tests/support/stories/storyGlobals.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

const meta = { component: NotFoundPage, parameters: { page: true } } satisfies Meta<typeof NotFoundPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: dark }
export const Phone: Story = { globals: phone }
