import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { expectBannerForFiveSeconds, timed } from '../../../../tests/support/world/timed.ts'
import { alwaysFails } from '../../../../tests/support/world/world.ts'

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
  it('sends the four fields once, shows a toast for five seconds, and updates the header and the sidebar', async () => {
    const { user, dialog, type, save, button, backend, requests } = await openDialog({
      ...timed(),
    })
    expect(dialog.getByLabelText('Email')).toHaveValue('admin@rovers.example')
    await type('Email', 'hannah@rovers.example')
    await type('Username', ' ')
    await type('First name', ' Johanna ')
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
      label: 'Email',
      value: 'user@rovers.example',
      banner: 'Error updating profile: This email is already in use.',
      field: 'This email is already in use.',
    },
    {
      why: 'the server rejects an address that the browser accepts',
      label: 'Email',
      value: 'hannah@localhost',
      banner: /^Error updating profile: /,
      field: 'Enter a valid email address.',
    },
    {
      why: 'the first name is nothing but spaces',
      label: 'First name',
      value: '  ',
      banner: /^Error updating profile: /,
      field: 'Enter a first name.',
    },
  ])('shows at its input, and above the form, that $why', async ({ label, value, banner, field }) => {
    const { dialog, type, user, save } = await openDialog()
    await type(label, value)
    await user.click(save)
    expect(await dialog.findByText(banner)).toBeVisible()
    expect(dialog.getByText(field)).toBeVisible()
    expect(dialog.getByLabelText(label)).toBeInvalid()
    await waitFor(() => expect(dialog.getByLabelText(label)).toHaveFocus())
  })

  it('shows any other failure for five seconds, and keeps the values and the focus', async () => {
    const { dialog, type, user, save } = await openDialog({
      ...timed(),
      prepare: alwaysFails('account.updateMe', 503),
    })
    await type('Last name', 'Ayre')
    await user.click(save)
    const text = 'Error updating profile: The service is unavailable. Try again in a moment.'
    expect(await dialog.findByText(text)).toBeVisible()
    expect(dialog.getByLabelText('Last name')).toHaveValue('Ayre')
    await waitFor(() => expect(save).toHaveFocus())
    await expectBannerForFiveSeconds(text, dialog)
  })

  it('requires an e-mail before it sends a request; Enter submits', async () => {
    const { dialog, type, user, requests } = await openDialog()
    await type('Email', '')
    await user.type(dialog.getByLabelText('Last name'), '{Enter}')
    expect(await dialog.findByText('Enter your email')).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus())
    expect(puts(requests)).toEqual([])
  })

  it('lets the browser validate the format of the e-mail', async () => {
    const { type, user, save, requests } = await openDialog()
    await type('Email', 'no address')
    await user.click(save)
    expect(puts(requests)).toEqual([])
  })

  it('closes on Escape, restores the focus, and discards the input', async () => {
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
  ] as const)('shows a toast when the request $how after the dialog was closed', async ({ status, text }) => {
    const { type, user, save, backend, hold } = await openDialog()
    if (status !== null) await backend.control.fail('account.updateMe', status)
    const release = hold()
    await type('Last name', 'Ayre')
    await user.click(save)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    release()
    expect(await screen.findByText(text)).toBeVisible()
  })
})
