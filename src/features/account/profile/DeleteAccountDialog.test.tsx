import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { expectBannerForFiveSeconds, timed } from '../../../../tests/support/world/timed.ts'
import { alwaysFails } from '../../../../tests/support/world/world.ts'

const PHRASE = 'I want to delete my account'

afterEach(() => {
  vi.useRealTimers()
})

async function openDialog(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/yourprofile', options)
  await app.user.click(await screen.findByRole('button', { name: 'Delete account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Account' }))
  return {
    ...app,
    dialog,
    field: dialog.getByRole('textbox'),
    confirm: dialog.getByRole('button', { name: 'Delete account' }),
  }
}
const deletes = (requests: string[]) => requests.filter((request) => request.startsWith('DELETE'))

describe('Delete Account', () => {
  it.each(['', 'i want to delete my account', `${PHRASE} `, `${PHRASE}.`])(
    'rejects "%s" as the phrase and sends no request',
    async (typed) => {
      const { dialog, field, user, requests } = await openDialog()
      if (typed !== '') await user.type(field, typed)
      await user.click(field)
      await user.keyboard('{Enter}')
      expect(await dialog.findByText('Please type the message correctly')).toBeVisible()
      await waitFor(() => expect(field).toHaveFocus())
      expect(field).toBeInvalid()
      expect(deletes(requests)).toEqual([])
    },
  )

  it('deletes the club once and goes to /login', async () => {
    const { field, confirm, user, requests, backend, tokens, location } = await openDialog()
    await user.type(field, PHRASE)
    await user.dblClick(confirm)
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
    expect(location()).toBe('/login')
    expect(deletes(requests)).toHaveLength(1)
    expect(tokens.read().refreshToken).toBeNull()
    const { entries } = await backend.control.exportJournal()
    expect(entries.map(({ endpoint }) => endpoint)).toEqual(['club.remove'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows a failure with its details for five seconds, and stays', async () => {
    const { dialog, field, confirm, user, location } = await openDialog({
      ...timed(),
      prepare: alwaysFails('club.remove', 503),
    })
    await user.type(field, PHRASE)
    await user.click(confirm)
    expect(await dialog.findByText('Failed to delete account')).toBeVisible()
    expect(dialog.getByText('The service is unavailable. Try again in a moment.')).toBeVisible()
    expect(location()).toBe('/yourprofile')
    await expectBannerForFiveSeconds('Failed to delete account', dialog)
    expect(dialog.queryByText('The service is unavailable. Try again in a moment.')).toBeNull()
  })

  it('shows the error of a server that refuses the user', async () => {
    const { dialog, field, confirm, user } = await openDialog({ prepare: alwaysFails('club.remove', 403) })
    await user.type(field, PHRASE)
    await user.click(confirm)
    expect(await dialog.findByText('Failed to delete account')).toBeVisible()
    expect(dialog.getByText(/forbidden/i)).toBeVisible()
  })
})
