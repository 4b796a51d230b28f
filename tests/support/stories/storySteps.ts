import { expect, userEvent, waitFor, within } from 'storybook/test'

/** The whole document: dialogs and toasts are outside of the story's canvas. */
const body = () => within(document.body)

/** Clicks the button with a name, once it is enabled. */
export async function click(name: string) {
  const button = await body().findByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

/** Waits until a text is visible. */
export async function shows(text: string | RegExp) {
  const found = await body().findByText(text)
  await waitFor(() => expect(found).toBeVisible())
}
