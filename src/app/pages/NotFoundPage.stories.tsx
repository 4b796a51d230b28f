import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, within } from 'storybook/test'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PublicFrame } from './PublicFrame.tsx'

const meta = { title: 'Screens/App/Not found', component: NotFoundPage, parameters: { page: true } } satisfies Meta<
  typeof NotFoundPage
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['phone'] }

/** Visitors who are not signed in see the brand and a way in. */
export const SignedOut: Story = {
  tags: ['tablet', 'phone'],
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
