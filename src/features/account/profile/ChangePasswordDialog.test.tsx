import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import type { ErrorStatus } from '../../../contract/endpoint/errors.ts'
import { contract } from '../../../contract/index.ts'

async function openDialog(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/yourprofile', options)
  await app.user.click(await screen.findByRole('button', { name: 'Change password' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }))
  const fill = async (old: string, next: string, repeated = next) => {
    const texts = { 'Old password': old, 'New password': next, 'Repeat new password': repeated }
    for (const [label, text] of Object.entries(texts)) {
      await app.user.click(dialog.getByLabelText(label))
      if (text !== '') await app.user.paste(text)
    }
  }
  return { ...app, dialog, fill, submit: dialog.getByRole('button', { name: 'Change password' }) }
}
const posts = (requests: string[]) => requests.filter((request) => request.startsWith('POST'))

describe('Change password', () => {
  it('sends the old and the new password, shows a toast, and keeps the user signed in', async () => {
    const { fill, submit, user, backend, requests, tokens, api, location } = await openDialog()
    const before = tokens.read()
    await fill('touchline', 'corner flag')
    await user.dblClick(submit)
    expect(await screen.findByText('Password updated successfully')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(posts(requests)).toEqual(['POST /accounts/change-password', 'POST /accounts/login'])
    const { entries } = await backend.control.exportJournal()
    expect(entries.map(({ endpoint }) => endpoint)).toEqual(['account.changePassword'])
    // The journal shows every key that was sent: `repeatNewPassword` is not among them.
    expect(entries[0]?.input).toMatchObject({ body: { oldPassword: 'touchline', newPassword: 'corner flag' } })
    expect(JSON.stringify(entries[0]?.input)).not.toContain('repeatNewPassword')
    expect(tokens.read().refreshToken).not.toBe(before.refreshToken)
    expect((await api.call(contract.account.me, {})).email).toBe('admin@rovers.example')
    expect(location()).toBe('/yourprofile')
    expect(screen.getByRole('heading', { level: 1, name: 'Hannah Whitlock' })).toBeVisible()
  })

  it('keeps what the page shows up to date afterwards', async () => {
    const { fill, submit, user, requests } = await openDialog()
    await screen.findByText('United Kingdom')
    const before = requests.filter((request) => request.startsWith('GET /accounts/')).length
    await fill('touchline', 'corner flag')
    await user.click(submit)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // Only the user is asked for again.
    expect(requests.filter((request) => request.startsWith('GET /accounts/'))).toHaveLength(before + 1)
    await user.click(screen.getByRole('button', { name: 'Edit Club Profile' }))
    const country = await screen.findByRole('combobox', { name: 'Country' })
    await user.clear(country)
    await user.type(country, 'Spain')
    await user.click(await screen.findByRole('option', { name: /Spain/ }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Spain')).toBeVisible()
  })

  it.each([
    { endpoint: 'account.login', why: 'the new sign-in fails' },
    { endpoint: 'account.me', why: 'the user cannot be fetched' },
  ])('goes to /login when $why; the password is changed', async ({ endpoint }) => {
    const { fill, submit, user, backend, location, tokens } = await openDialog()
    await backend.control.fail(endpoint, 503)
    await fill('touchline', 'corner flag')
    await user.click(submit)
    expect(await screen.findByText('Password updated successfully')).toBeVisible()
    await waitFor(() => expect(location()).toBe('/login'))
    expect(tokens.read().refreshToken).toBeNull()
    await user.type(await screen.findByLabelText('Email'), 'admin@rovers.example')
    await user.type(screen.getByLabelText('Password'), 'corner flag')
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(await screen.findByRole('heading', { name: 'Welcome, Hannah!' })).toBeVisible()
  })

  it.each([
    { what: 'different passwords', old: 'touchline', next: 'corner flag', repeated: 'corner', status: null, calls: 0 },
    { what: 'a missing repetition', old: 'touchline', next: 'corner flag', repeated: '', status: null, calls: 0 },
  ])('rejects $what before any request', async ({ old, next, repeated, calls }) => {
    const { fill, dialog, user, requests } = await openDialog()
    await fill(old, next, repeated)
    await user.keyboard('{Enter}')
    expect(await dialog.findByText("The passwords don't match.")).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText('Repeat new password')).toHaveFocus())
    expect(posts(requests)).toHaveLength(calls)
  })

  it.each<{ why: string; old: string; next: string; fault: ErrorStatus | null; label: string; text: string }>([
    {
      why: 'the old one is wrong',
      old: 'wrong',
      next: 'corner flag',
      fault: null,
      label: 'Old password',
      text: 'The current password is incorrect.',
    },
    {
      why: 'the old one is missing',
      old: '',
      next: 'corner flag',
      fault: null,
      label: 'Old password',
      text: 'The current password is incorrect.',
    },
    {
      why: 'the server answers 400 without details',
      old: 'touchline',
      next: 'corner flag',
      fault: 400,
      label: 'Old password',
      text: 'The current password is incorrect.',
    },
    {
      why: 'the new one is empty',
      old: 'touchline',
      next: '',
      fault: null,
      label: 'New password',
      text: 'Enter a new password.',
    },
  ])('shows at its input that $why', async ({ old, next, fault, label, text }) => {
    const { fill, dialog, submit, user, backend, requests } = await openDialog()
    if (fault !== null) await backend.control.fail('account.changePassword', fault)
    await fill(old, next)
    await user.click(submit)
    expect(await dialog.findByText(text)).toBeVisible()
    expect(dialog.getByLabelText(label)).toBeInvalid()
    await waitFor(() => expect(dialog.getByLabelText(label)).toHaveFocus())
    expect(posts(requests)).toEqual(['POST /accounts/change-password'])
  })

  it('shows any other failure as the service error', async () => {
    const { fill, dialog, submit, user, backend } = await openDialog()
    await backend.control.fail('account.changePassword', 503)
    await fill('touchline', 'corner flag')
    await user.click(submit)
    expect(
      await dialog.findByText('Error updating password: The service is unavailable. Try again in a moment.'),
    ).toBeVisible()
  })
})
