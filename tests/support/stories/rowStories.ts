import { expect, userEvent, waitFor, within } from 'storybook/test'

const screen = within(document.body)

/** Clicks the first button with a name, once it exists. */
export async function press(name: string | RegExp) {
  const [first] = await screen.findAllByRole('button', { name })
  await userEvent.click(first as HTMLElement)
}

/** Waits for the rows of the list. */
export const rowsCome = () => screen.findAllByRole('button', { name: /^Edit / })

/** An open panel or dialog. */
export const panel = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const panelGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Play functions that open the panels and the dialog of a table of Data. */
export function rowPlays(what: 'Fan' | 'Membership', firstField: string) {
  const word = what.toLowerCase()
  const plays = {
    async adding() {
      await press(`Add New ${what}`)
      const form = await panel(`Add New ${what}`)
      await waitFor(() => expect(form.getByRole('textbox', { name: firstField })).toHaveFocus())
      return form
    },
    /** Submits an empty form. The server alone validates it. */
    async fieldErrors(count: number) {
      const form = await plays.adding()
      await userEvent.click(form.getByRole('button', { name: `Add ${word}` }))
      await expect(await form.findByText(`Error creating ${word}: ${count} fields need correcting.`)).toBeVisible()
    },
    async editing() {
      await press(/^Edit /)
      return panel(`Update ${what}`)
    },
    async deleting() {
      await press(/^Delete /)
      const dialog = await panel('Confirm Deletion')
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
      return dialog
    },
    async deleteFailed() {
      const dialog = await plays.deleting()
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
      await expect(await dialog.findByText(new RegExp(`^Error deleting ${word}: `))).toBeVisible()
    },
  }
  return plays
}
