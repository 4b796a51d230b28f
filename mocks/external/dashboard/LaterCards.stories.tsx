import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, within } from 'storybook/test'
import { CardsBoundary } from './LaterCards.tsx'

/** What stands below the dashboard's figures if the code of its charts cannot be loaded. */
const meta = { title: 'Demo/Framed pages/Dashboard charts', component: CardsBoundary } satisfies Meta<
  typeof CardsBoundary
>
export default meta
type Story = StoryObj<typeof meta>

const Missing = lazy(() => Promise.reject(new TypeError('Failed to fetch')))

export const Failed: Story = {
  args: { children: <Missing /> },
  async play({ canvasElement }) {
    const title = 'The charts couldn’t be loaded'
    await expect(await within(canvasElement).findByRole('heading', { name: title })).toBeVisible()
  },
}
