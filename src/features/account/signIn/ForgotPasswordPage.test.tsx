import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { recordWrites } from '../../../../tests/support/screens/recordWrites.ts'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { expectBannerForFiveSeconds, timed } from '../../../../tests/support/world/timed.ts'
import { alwaysFails, neverAnswers } from '../../../../tests/support/world/world.ts'

afterEach(() => {
  vi.useRealTimers()
})

const email = 'admin@rovers.example'

async function requestMail(user: Awaited<ReturnType<typeof renderApp>>['user'], address = email) {
  await user.type(await screen.findByLabelText('Email'), `${address}{Enter}`)
}

describe('Forgot password', () => {
  it('asks for an address, shows the inbox screen, and sends the mail again', async () => {
    const { user, backend, requests } = await renderApp('/forgotpassword', { as: null })
    const sent = recordWrites(backend)
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgot password?' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go back to login' })).toHaveAttribute('href', '/login')
    await requestMail(user)
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go back to login' })).toHaveAttribute('href', '/login')
    await user.click(screen.getByRole('button', { name: 'Resend it' }))
    expect(await screen.findByText('Email resend successfully')).toBeVisible()
    expect(requests).toEqual(['POST /accounts/forgot-password', 'POST /accounts/forgot-password'])
    expect(sent.map(({ body }) => body)).toEqual([{ email }, { email }])
    expect((await backend.control.mails()).map(({ kind, to }) => [kind, to])).toEqual([
      ['reset', email],
      ['reset', email],
    ])
  })

  it('shows the same screen for an unknown address', async () => {
    const { user, backend } = await renderApp('/forgotpassword', { as: null })
    await requestMail(user, 'nobody@nowhere.example')
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    expect(await backend.control.mails()).toEqual([])
  })

  it.each([
    [429, 'Too many requests. Try again in a moment.'],
    [503, 'The service is unavailable. Try again in a moment.'],
  ] as const)('shows only the message of a %i for five seconds, and keeps the form', async (status, message) => {
    const { user } = await renderApp('/forgotpassword', {
      as: null,
      prepare: alwaysFails('account.forgotPassword', status),
      ...timed(),
    })
    await requestMail(user)
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(new RegExp(`^${message}$`))
    expect(screen.getByLabelText('Email')).toHaveValue(email)
    await expectBannerForFiveSeconds(message)
  })

  it('shows the original error when no response arrives', async () => {
    const { user } = await renderApp('/forgotpassword', {
      as: null,
      prepare: neverAnswers,
      ...timed(),
    })
    await requestMail(user)
    await act(() => vi.advanceTimersByTimeAsync(10_001))
    expect(await screen.findByText('The server did not answer in time.')).toBeVisible()
  })

  it('requires an address before it sends a request', async () => {
    const { user, requests } = await renderApp('/forgotpassword', { as: null })
    await user.click(await screen.findByRole('button', { name: 'Send reset link' }))
    expect(screen.getByText('Enter your email')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
    expect(requests).toEqual([])
  })

  it.each([
    ['markup', '<img src=x onerror=alert(1)>@club.example'],
    ['right to left', 'مشجع@club.example'],
  ])('treats an address with %s as unknown and shows it unchanged', async (_, address) => {
    const { user } = await renderApp('/forgotpassword', { as: null })
    await user.click(await screen.findByLabelText('Email'))
    await user.paste(address)
    await user.keyboard('{Enter}')
    expect(await screen.findByText(address)).toBeVisible()
    expect(document.querySelector('img')).toBeNull()
  })

  it('redirects signed-in users to /home', async () => {
    const { location } = await renderApp('/forgotpassword')
    await waitFor(() => expect(location()).toBe('/home'))
  })
})
