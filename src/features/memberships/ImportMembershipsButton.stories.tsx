import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ImportMembershipsButton } from './ImportMembershipsButton.tsx'

const meta = {
  title: 'Screens/Data/Import memberships',
  component: ImportMembershipsButton,
  parameters: { page: true },
} satisfies Meta<typeof ImportMembershipsButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Imported: Story = {
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Import Memberships' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Import Memberships' }))
    const text = 'membershipId,firstName,email\nCSV-1,Niamh,niamh@csv.example\nCSV-2,Max,nobody\n'
    const file = new File([text], 'members.csv', { type: 'text/csv' })
    await userEvent.upload(await dialog.findByLabelText('CSV file'), file)
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 1 row' }))
    await expect(await dialog.findByText('Row 2, email:')).toBeVisible()
  },
}
