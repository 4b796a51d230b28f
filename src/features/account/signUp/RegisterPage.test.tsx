import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { recordWrites } from '../../../../tests/support/screens/recordWrites.ts'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { expectBannerForFiveSeconds, timed } from '../../../../tests/support/world/timed.ts'
import { alwaysFails, neverAnswers } from '../../../../tests/support/world/world.ts'

afterEach(() => {
  vi.useRealTimers()
})

const email = 'orla.keane@carrick.example'

async function requestMail(user: Awaited<ReturnType<typeof renderApp>>['user'], address = email) {
  await user.type(await screen.findByLabelText('Email'), `${address}{Enter}`)
}

describe('Register', () => {
  it('links to the login, the terms and the privacy policy', async () => {
    await renderApp('/register', { as: null })
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email')
  })

  it('shows the inbox screen after the first success, and the server mails a link', async () => {
    const { user, backend, requests } = await renderApp('/register', { as: null })
    const sent = recordWrites(backend)
    await requestMail(user)
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toHaveFocus()
    expect(screen.getByText(email)).toBeVisible()
    expect(screen.queryByText('Email resend successfully')).toBeNull()
    expect(screen.getByRole('link', { name: 'Go back to login' })).toHaveAttribute('href', '/login')
    expect(requests).toEqual(['POST /accounts/register'])
    expect(sent).toEqual([{ call: 'POST /accounts/register', bearer: null, body: { email } }])
    expect((await backend.control.mails()).map(({ kind, to }) => [kind, to])).toEqual([['signup', email]])
  })

  it('shows "Email resend successfully" for five seconds after every later success', async () => {
    const { user, backend } = await renderApp('/register', {
      as: null,
      ...timed(),
    })
    const sent = recordWrites(backend)
    await requestMail(user)
    await user.click(await screen.findByRole('button', { name: 'Resend it' }))
    await expectBannerForFiveSeconds('Email resend successfully')
    await user.click(screen.getByRole('button', { name: 'Resend it' }))
    expect(await screen.findByText('Email resend successfully')).toBeVisible()
    expect(sent.map(({ body }) => body)).toEqual([{ email }, { email }, { email }])
  })

  it('stays on the inbox screen when the mail cannot be sent again', async () => {
    const { user, backend } = await renderApp('/register', { as: null })
    await requestMail(user)
    await screen.findByRole('heading', { name: 'Check your inbox' })
    await backend.control.fail('account.register', 503)
    await user.click(screen.getByRole('button', { name: 'Resend it' }))
    expect(await screen.findByText('Error register: The service is unavailable. Try again in a moment.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  })

  it.each([
    [429, 'Error register: Too many requests. Try again in a moment.'],
    [500, 'Error register: Something went wrong on our side. Try again.'],
  ] as const)('shows a %i for five seconds, and keeps the form', async (status, message) => {
    const { user } = await renderApp('/register', {
      as: null,
      prepare: alwaysFails('account.register', status),
      ...timed(),
    })
    await requestMail(user)
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue(email)
    await expectBannerForFiveSeconds(message)
  })

  it('shows the original error after ten seconds without a response, and keeps the form', async () => {
    const { user } = await renderApp('/register', {
      as: null,
      prepare: neverAnswers,
      ...timed(),
    })
    await requestMail(user)
    await act(() => vi.advanceTimersByTimeAsync(10_001))
    expect(await screen.findByText('The server did not answer in time.')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue(email)
  })

  it('requires an address before it sends a request, and leaves its format to the server', async () => {
    const { user, requests } = await renderApp('/register', { as: null })
    await user.click(await screen.findByRole('button', { name: 'Sign up' }))
    expect(screen.getByText('Enter your email')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
    expect(requests).toEqual([])
    await requestMail(user, 'no address at all')
    expect(await screen.findByText('Error register: Enter a valid email address.')).toBeVisible()
    expect(requests).toEqual(['POST /accounts/register'])
  })

  it.each([
    ['an accent', 'josé@club.example', 'Enter a valid email address.'],
    ['two dots', 'a..b@club.example', 'Enter a valid email address.'],
    ['an underscore in the host', 'x@club_1.example', 'Enter a valid email address.'],
    ['markup', '<img src=x onerror=alert(1)>@club.example', 'Enter a valid email address.'],
    ['too many letters', `${'a'.repeat(10_000)}@club.example`, 'Must have at most 10,000 characters.'],
  ])(
    'shows a validation error at the field for an address with %s, and mails nothing',
    async (_, address, sentence) => {
      const { user, backend } = await renderApp('/register', { as: null })
      const field = await screen.findByLabelText('Email')
      await user.click(field)
      await user.paste(address)
      await user.keyboard('{Enter}')
      expect(await screen.findByText(sentence)).toBeVisible()
      expect(screen.getByText(`Error register: ${sentence}`)).toBeVisible()
      expect(field).toHaveAccessibleDescription(sentence)
      expect(field).toHaveFocus()
      expect(field).toHaveValue(address)
      expect(await backend.control.mails()).toEqual([])
    },
  )

  it.each([
    ['an apostrophe and a plus', "o'neil+club@club.example"],
    ['a thousand letters', `${'a'.repeat(1000)}@club.example`],
  ])('shows an address with %s unchanged', async (_, address) => {
    const { user } = await renderApp('/register', { as: null })
    await user.click(await screen.findByLabelText('Email'))
    await user.paste(address)
    await user.keyboard('{Enter}')
    expect(await screen.findByText(address)).toBeVisible()
  })

  it('sends one request per double click', async () => {
    const { user, requests } = await renderApp('/register', { as: null })
    await user.type(await screen.findByLabelText('Email'), email)
    await user.dblClick(screen.getByRole('button', { name: 'Sign up' }))
    await user.dblClick(await screen.findByRole('button', { name: 'Resend it' }))
    await screen.findByText('Email resend successfully')
    expect(requests).toEqual(['POST /accounts/register', 'POST /accounts/register'])
  })

  it('starts over after returning from the login', async () => {
    const { user } = await renderApp('/register', { as: null })
    await requestMail(user)
    await user.click(await screen.findByRole('link', { name: 'Go back to login' }))
    await user.click(await screen.findByRole('link', { name: 'Sign up' }))
    expect(await screen.findByLabelText('Email')).toHaveValue('')
  })

  it('redirects signed-in users to /home', async () => {
    const { location } = await renderApp('/register')
    expect(await screen.findByRole('heading', { name: 'Welcome, Hannah!' })).toBeVisible()
    expect(location()).toBe('/home')
  })
})
