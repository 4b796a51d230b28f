import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ExportButton } from './ExportButton.tsx'

const meta = {
  title: 'Components/Export button',
  component: ExportButton,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/domain/exports/ExportButton.tsx',
      since: '0.1',
      use: 'Saves what a list shows, with its search, sort and all pages, as a CSV file.',
      avoid: 'One value is copied with a Copy row.',
      rules: [['Export what is listed', 'Only the page that is visible']],
      sizes: '36 px; above 5,000 rows it shows how far it is, and can be cancelled.',
    },
  },
  args: { count: 1, what: 'fans', kind: 'fans', rows: [{ id: '1' }] },
  // Storybook draws the items of a list without the list.
  argTypes: { rows: { control: false } },
} satisfies Meta<typeof ExportButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Nothing: Story = { args: { count: 0, rows: [] } }
/** A long export shows how far it is, and can be cancelled. */
export const Exporting: Story = {
  args: {
    count: 12_000,
    rows: ({ offset, limit }, { signal }) =>
      offset > 0
        ? new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('Cancelled'))))
        : Promise.resolve({ items: [{ id: '1' }], offset, limit, moreItems: true, totalItems: 12_000 }),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }))
    await expect(await canvas.findByRole('button', { name: 'Cancel export' })).toBeVisible()
  },
}
/** Cancelling by keyboard moves the focus back to the export button. */
export const Cancelled: Story = {
  ...Exporting,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }))
    const cancel = await canvas.findByRole('button', { name: 'Cancel export' })
    cancel.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(cancel).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toHaveFocus()
  },
}
