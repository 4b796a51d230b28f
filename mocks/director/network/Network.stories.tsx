import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { directorMeta, type DirectorStory } from '../../../tests/support/director/DirectorStory.tsx'

const meta = { title: 'Demo/Director/Network', ...directorMeta, args: { section: 'network' } } satisfies Meta<
  typeof DirectorStory
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['phone'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const row = await canvas.findByRole('switch', { name: 'Fans list fails' })
    await expect(row).toHaveAttribute('aria-checked', 'false')
    await userEvent.click(row)
    await canvas.findByText(/waiting/)
    await expect(canvas.getByText('1 on')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'How often: Fans list fails' }), 'Always')
    await userEvent.click(canvas.getByRole('radio', { name: /Stadium Wi-Fi/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add fault' }))
    await canvas.findByText('Updating connector: answers “500” after 2 s')
    await userEvent.click(canvas.getByRole('button', { name: 'All off' }))
    await waitFor(() => expect(row.getAttribute('aria-checked')).toBe('false'))
    await waitFor(() => expect(canvas.queryByText('Updating connector: answers “500” after 2 s')).toBeNull())
    await expect(canvas.getByRole('radio', { name: /This computer/ })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'All off' })).toBeDisabled()
  },
}
export const FaultsOn: Story = {
  args: {
    async prepare(control) {
      await control.network('stadium')
      await control.latency(1500)
      await control.setFault('slow-lists')
      await control.setFault({
        id: 'own.long',
        title: 'A very long name of a fault that somebody has given it so that everybody knows what it is for',
        operations: ['shop.*'],
        answer: 'drop',
        times: 7,
      })
    },
  },
}
export const Loading: Story = { args: { broken: { conditions: () => new Promise(() => {}) } } }
export const Refused: Story = {
  args: { broken: { setFault: () => Promise.reject(new Error('there are 100 faults already')) } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('switch', { name: 'Deploy under way' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('there are 100 faults already')
  },
}
