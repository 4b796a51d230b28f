import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { alwaysFails } from '../../../../tests/support/world/world.ts'
import { ImportFansButton } from './ImportFansButton.tsx'

const meta = {
  title: 'Screens/Data/Import fans',
  component: ImportFansButton,
  parameters: { page: true },
} satisfies Meta<typeof ImportFansButton>
export default meta
type Story = StoryObj<typeof meta>

const file = new File(['firstName,lastName,email\nNiamh,Kearney,niamh@csv.example\nMax,,nobody\n'], 'fans.csv', {
  type: 'text/csv',
})

export const Default: Story = {}
export const Imported: Story = {
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Import Fans' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Import Fans' }))
    await userEvent.upload(await dialog.findByLabelText('CSV file'), file)
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 1 row' }))
    await expect(await dialog.findByText('Row 2, email:')).toBeVisible()
  },
}
export const Refused: Story = {
  parameters: { world: { prepare: alwaysFails('fans.upload', 503) } },
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Import Fans' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Import Fans' }))
    await userEvent.upload(await dialog.findByLabelText('CSV file'), file)
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 1 row' }))
    await expect(await dialog.findByText(/^Error importing fans:/)).toBeVisible()
  },
}
