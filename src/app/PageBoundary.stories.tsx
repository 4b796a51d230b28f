import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { lazyPage } from './lazyPage.tsx'
import { PageBoundary } from './PageBoundary.tsx'

/** What users see if the code of a page cannot be loaded, as without a network. */
const meta = { title: 'Screens/App/Page boundary', component: PageBoundary, parameters: { page: true } } satisfies Meta<
  typeof PageBoundary
>
export default meta
type Story = StoryObj<typeof meta>

const Missing = lazyPage(() => Promise.reject(new TypeError('Failed to fetch')), null)

export const Failed: Story = {
  tags: ['phone'],
  args: { children: <Missing /> },
  async play({ canvasElement }) {
    const title = 'This page couldn’t be loaded'
    await expect(await within(canvasElement).findByRole('heading', { name: title })).toBeVisible()
  },
}
