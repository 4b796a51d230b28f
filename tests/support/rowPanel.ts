import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import type { World } from './world.ts'

/** The tenant of who is signed in. */
export function tenantOf({ api }: Pick<World, 'api'>): string {
  const state = api.session.store.getState()
  return state.status === 'in' ? state.user.tenant : ''
}

/** An open panel or dialog, and its fields by the name a screen reader says. */
export async function findPanel(name: string) {
  const element = await screen.findByRole('dialog', { name })
  const panel = within(element)
  return {
    ...panel,
    element,
    field: (label: string) => panel.getByRole<HTMLInputElement>('textbox', { name: label }),
    select: (label: string) => panel.getByRole<HTMLInputElement>('combobox', { name: label }),
  }
}

export const panelGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** The range of a list that has come, such as `1-10 of 12`. */
export const findRange = () => screen.findByText(/^\d[\d,]*-[\d,]+ of [\d,]+$/)

/** Who stands in the rows, in order. */
export const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('button', { name: /^Edit / })
    .map((button) => button.getAttribute('aria-label')?.slice('Edit '.length))

/** A message that is there for five seconds and no longer (data-side 9); the test's timers must be `timed`. */
export async function lastsFiveSeconds(text: string) {
  expect(await screen.findByText(text)).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(4500))
  expect(screen.getByText(text)).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(1500))
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
}

/** Timers that a test moves, for `renderApp`. */
export function timed() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return { user: { advanceTimers: vi.advanceTimersByTime } }
}

/** Puts a text into an empty field at once: what is typed key by key is another test's. */
export async function fill(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}
