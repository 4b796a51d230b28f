import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { resetLink, signUpLink } from '../../../../tests/support/screens/links.ts'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { recordWrites } from '../../../../tests/support/screens/recordWrites.ts'
import { renderLink } from '../../../../tests/support/screens/renderLink.tsx'
import { expectBannerForFiveSeconds, timed } from '../../../../tests/support/world/timed.ts'
import { alwaysFails, neverAnswers } from '../../../../tests/support/world/world.ts'

afterEach(() => {
  vi.useRealTimers()
})

type User = Awaited<ReturnType<typeof renderApp>>['user']

async function reset(user: User, password: string, confirmation = password) {
  await user.type(await screen.findByLabelText('Password'), password)
  await user.type(screen.getByLabelText('Confirm Password'), `${confirmation}{Enter}`)
}

describe('Reset password', () => {
  it('shows the texts of the specification, and sends no request on its own', async () => {
    const { requests } = await renderLink(resetLink())
    expect(await screen.findByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible()
    expect(screen.getByText('Confirm a new password')).toBeVisible()
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password')
    expect(screen.getByLabelText('Confirm Password')).toHaveAttribute('autocomplete', 'new-password')
    expect(screen.getByRole('button', { name: 'Reset Password' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go back to login' })).toHaveAttribute('href', '/login')
    expect(requests).toEqual([])
  })

  it('sets the password with the token of the link, confirms it for five seconds and stays', async () => {
    const { user, backend, link, location } = await renderLink(resetLink(), {
      ...timed(),
    })
    const sent = recordWrites(backend)
    await reset(user, ' Grün & weiß 1898 ')
    expect(await screen.findByText('Password reset successfully')).toBeVisible()
    const bearer = decodeURIComponent(link.replace('/resetpassword/', ''))
    expect(sent).toEqual([
      { call: 'POST /accounts/reset-password', bearer, body: { newPassword: ' Grün & weiß 1898 ' } },
    ])
    expect(screen.getByLabelText('Password')).toHaveValue('')
    expect(screen.getByLabelText('Confirm Password')).toHaveValue('')
    await expectBannerForFiveSeconds('Password reset successfully')
    expect(location()).toBe(link)
    await user.click(screen.getByRole('link', { name: 'Go back to login' }))
    await user.type(await screen.findByLabelText('Email'), 'admin@rovers.example')
    await user.type(screen.getByLabelText('Password'), ' Grün & weiß 1898 {Enter}')
    await waitFor(() => expect(location()).toBe('/home'))
  })

  it.each([
    ['', '', 'Password', ['Enter a password', 'Confirm your password']],
    ['secret', '', 'Confirm Password', ['Confirm your password']],
    ['secret', 'Secret', 'Confirm Password', ['Passwords do not match']],
    ['secret', 'secret ', 'Confirm Password', ['Passwords do not match']],
  ])(
    'rejects %j and %j before it sends a request, and focuses %s',
    async (password, confirmation, focused, messages) => {
      const { user, requests } = await renderLink(resetLink())
      if (password) await user.type(await screen.findByLabelText('Password'), password)
      if (confirmation) await user.type(screen.getByLabelText('Confirm Password'), confirmation)
      await user.click(await screen.findByRole('button', { name: 'Reset Password' }))
      for (const message of messages) expect(screen.getByText(message)).toBeVisible()
      await waitFor(() => expect(screen.getByLabelText(focused)).toHaveFocus())
      expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription(messages.at(-1) ?? '')
      expect(requests).toEqual([])
    },
  )

  it('removes "Passwords do not match" when either field is corrected', async () => {
    const { user } = await renderLink(resetLink())
    await reset(user, 'secret', 'secret1')
    expect(await screen.findByText('Passwords do not match')).toBeVisible()
    await user.type(screen.getByLabelText('Password'), '1')
    expect(screen.queryByText('Passwords do not match')).toBeNull()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Password reset successfully')).toBeVisible()
  })

  it.each([
    ['/resetpassword/nonsense', 'Error resetting password: The token is not valid.'],
    ['/resetpassword/', 'Error resetting password: A bearer token is needed.'],
  ])("shows the server's message for %s", async (address, message) => {
    const { user } = await renderApp(address, { as: null })
    await reset(user, 'secret')
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText('Password')).toHaveValue('secret')
  })

  it('rejects a link for another purpose', async () => {
    const { user } = await renderLink(async (world) =>
      (await signUpLink()(world)).replace('/signup/', '/resetpassword/'),
    )
    await reset(user, 'secret')
    expect(await screen.findByText('Error resetting password: This token is for something else: signup.')).toBeVisible()
  })

  it('rejects a link after a day', async () => {
    const old = await renderLink(resetLink(), { prepare: (control) => control.advance(25 * 60 * 60_000) })
    await reset(old.user, 'secret')
    expect(await screen.findByText('Error resetting password: The token has expired.')).toBeVisible()
  })

  it('rejects a second use of a link', async () => {
    const { user } = await renderLink(resetLink())
    await reset(user, 'secret')
    await screen.findByText('Password reset successfully')
    await reset(user, 'another')
    expect(await screen.findByText('Error resetting password: This link has already been used.')).toBeVisible()
  })

  it('shows a validation error at the password field, and the failure above the form', async () => {
    const { user } = await renderLink(resetLink())
    for (const label of ['Password', 'Confirm Password']) {
      await user.click(await screen.findByLabelText(label))
      await user.paste('x'.repeat(10_001))
    }
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Must have at most 10,000 characters.')).toBeVisible()
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Must have at most 10,000 characters.')
    expect(screen.getByLabelText('Password')).toHaveFocus()
  })

  it('keeps the form when the server fails or does not respond', async () => {
    const { user, backend } = await renderLink(resetLink(), {
      prepare: alwaysFails('account.resetPassword', 500),
      ...timed(),
    })
    await reset(user, 'secret')
    expect(
      await screen.findByText('Error resetting password: Something went wrong on our side. Try again.'),
    ).toBeVisible()
    await backend.control.fail('account.resetPassword', 500, 0)
    await neverAnswers(backend.control)
    await user.click(screen.getByRole('button', { name: 'Reset Password' }))
    await act(() => vi.advanceTimersByTimeAsync(10_001))
    expect(await screen.findByText('The server did not answer in time.')).toBeVisible()
    expect(screen.getByLabelText('Password')).toHaveValue('secret')
  })

  it('sends one request for a double click', async () => {
    const { user, requests } = await renderLink(resetLink())
    await user.type(await screen.findByLabelText('Password'), 'secret')
    await user.type(screen.getByLabelText('Confirm Password'), 'secret')
    await user.dblClick(screen.getByRole('button', { name: 'Reset Password' }))
    await screen.findByText('Password reset successfully')
    expect(requests).toEqual(['POST /accounts/reset-password'])
  })
})
