import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, within } from 'storybook/test'
import { dark, phone, tablet } from '../../../tests/support/stories/storyGlobals.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PublicFrame } from './PublicFrame.tsx'

const meta = { title: 'Screens/App/Not found', component: NotFoundPage, parameters: { page: true } } satisfies Meta<
  typeof NotFoundPage
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: dark }
export const Phone: Story = { globals: phone }

/** Visitors who are not signed in see the brand and a way in. */
export const SignedOut: Story = {
  parameters: { page: false, world: { as: null } },
  render: () => (
    <Routes>
      <Route element={<PublicFrame />}>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login')
  },
}
export const SignedOutDark: Story = { ...SignedOut, globals: dark }
export const SignedOutTablet: Story = { ...SignedOut, globals: tablet }
export const SignedOutPhone: Story = { ...SignedOut, globals: phone }
