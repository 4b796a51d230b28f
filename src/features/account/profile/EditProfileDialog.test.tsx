import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { alwaysFails } from '../../../../tests/support/world.ts'

afterEach(() => {
  vi.useRealTimers()
})

async function openDialog(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/yourprofile', options)
  const button = await screen.findByRole('button', { name: 'Edit Profile' })
  await app.user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Profile' }))
  const type = async (label: string, value: string) => {
    await app.user.clear(dialog.getByLabelText(label))
    if (value !== '') await app.user.paste(value)
  }
  return { ...app, button, dialog, type, save: dialog.getByRole('button', { name: 'Save' }) }
}
const puts = (requests: string[]) => requests.filter((request) => request.startsWith('PUT'))

describe('Edit Profile', () => {
  it('sends the four fields once, says so for five seconds, and shows it in the header and the sidebar', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user, dialog, type, save, button, backend, requests } = await openDialog({
      user: { advanceTimers: vi.advanceTimersByTime },
    })
    expect(dialog.getByLabelText('E-mail')).toHaveValue('admin@rovers.example')
    await type('E-mail', 'hannah@rovers.example')
    await type('Username', '')
    await type('First name', 'Johanna')
    await type('Last name', 'Whitlock-Ayre')
    await user.dblClick(save)
    expect(await screen.findByText('Successfully completed')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Johanna Whitlock-Ayre' })).toBeVisible()
    expect(screen.getByRole('button', { name: /Johanna Whitlock-Ayre/ })).toBeInTheDocument()
    expect(screen.getByText('hannah@rovers.example')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    expect(puts(requests)).toEqual(['PUT /accounts/me'])
    const { entries } = await backend.control.exportJournal()
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({ endpoint: 'account.updateMe' })
    expect(entries[0]?.input).toMatchObject({
      body: { email: 'hannah@rovers.example', username: null, firstName: 'Johanna', lastName: 'Whitlock-Ayre' },
    })
    act(() => void vi.advanceTimersByTime(4000))
    expect(screen.getByText('Successfully completed')).toBeVisible()
    act(() => void vi.advanceTimersByTime(1500))
    await waitFor(() => expect(screen.queryByText('Successfully completed')).toBeNull())
  })

  it.each([
    {
      why: 'the address is taken',
      label: 'E-mail',
      value: 'user@rovers.example',
      banner: 'Error updating profile: This address is taken.',
      field: 'This address is taken.',
    },
    {
      why: 'the server knows better what an address is',
      label: 'E-mail',
      value: 'hannah@localhost',
      banner: /^Error updating profile: /,
      field: 'Must be an e-mail address.',
    },
    {
      why: 'there is no first name',
      label: 'First name',
      value: '',
      banner: /^Error updating profile: /,
      field: 'Must not be empty.',
    },
  ])('shows at its input, and over the form, that $why', async ({ label, value, banner, field }) => {
    const { dialog, type, user, save } = await openDialog()
    await type(label, value)
    await user.click(save)
    expect(await dialog.findByText(banner)).toBeVisible()
    expect(dialog.getByText(field)).toBeVisible()
    expect(dialog.getByLabelText(label)).toBeInvalid()
    await waitFor(() => expect(dialog.getByLabelText(label)).toHaveFocus())
  })

  it('shows any other failure for five seconds, keeps what was typed, and the focus', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { dialog, type, user, save } = await openDialog({
      user: { advanceTimers: vi.advanceTimersByTime },
      prepare: alwaysFails('account.updateMe', 503),
    })
    await type('Last name', 'Ayre')
    await user.click(save)
    const text = 'Error updating profile: The service is unavailable. Try again in a moment.'
    expect(await dialog.findByText(text)).toBeVisible()
    expect(dialog.getByLabelText('Last name')).toHaveValue('Ayre')
    await waitFor(() => expect(save).toHaveFocus())
    act(() => void vi.advanceTimersByTime(4500))
    expect(dialog.getByText(text)).toBeVisible()
    act(() => void vi.advanceTimersByTime(600))
    expect(dialog.queryByText(text)).toBeNull()
  })

  it('demands an e-mail before it calls; Enter submits', async () => {
    const { dialog, type, user, requests } = await openDialog()
    await type('E-mail', '')
    await user.type(dialog.getByLabelText('Last name'), '{Enter}')
    expect(await dialog.findByText('Enter your e-mail')).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText('E-mail')).toHaveFocus())
    expect(puts(requests)).toEqual([])
  })

  it('leaves the format of the e-mail to the browser, which holds it back', async () => {
    const { type, user, save, requests } = await openDialog()
    await type('E-mail', 'no address')
    await user.click(save)
    expect(puts(requests)).toEqual([])
  })

  it('is closed by Escape, gives the focus back, and forgets what was typed', async () => {
    const { type, user, button } = await openDialog()
    await type('Last name', 'Ayre')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await user.click(button)
    expect(await screen.findByLabelText('Last name')).toHaveValue('Whitlock')
  })

  it.each([
    { how: 'succeeds', status: null, text: 'Successfully completed' },
    {
      how: 'fails',
      status: 503,
      text: 'Error updating profile: The service is unavailable. Try again in a moment.',
    },
  ] as const)('tells by a toast what $how after it was closed', async ({ status, text }) => {
    const { type, user, save, backend } = await openDialog()
    if (status !== null) await backend.control.fail('account.updateMe', status)
    await backend.control.latency(150)
    await type('Last name', 'Ayre')
    await user.click(save)
    await user.keyboard('{Escape}')
    expect(await screen.findByText(text)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
