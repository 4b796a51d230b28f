import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../tests/support/screens/render.tsx'
import { timed } from '../../../tests/support/world/timed.ts'
import { alwaysFails } from '../../../tests/support/world/world.ts'

afterEach(() => {
  vi.useRealTimers()
})

const SENT = 'Request sent successfully'
async function openPage(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/support', options)
  return {
    ...app,
    subject: await screen.findByLabelText('Subject'),
    message: screen.getByLabelText('Message'),
    send: screen.getByRole('button', { name: 'Send' }),
  }
}
const posts = (requests: string[]) => requests.filter((request) => request.startsWith('POST'))
const sentBy = async ({ backend }: Pick<Awaited<ReturnType<typeof renderApp>>, 'backend'>) => {
  const { entries } = await backend.control.exportJournal()
  return entries.map(({ endpoint, input }) => ({ endpoint, input }))
}

describe('Support', () => {
  it('shows the texts of the specification, also for a club without billing', async () => {
    await openPage({ as: 'owner@newclub.example' })
    expect(screen.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Need help? Send us a support request' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'support@touchline.example' })).toHaveAttribute(
      'href',
      'mailto:support@touchline.example',
    )
    expect(screen.getByLabelText('Message').tagName).toBe('TEXTAREA')
  })

  it('asks before it is left while the request is being sent, which may still fail', async () => {
    const { user, message, send, location } = await openPage({ prepare: (control) => control.latency(60_000) })
    await user.type(message, 'Two hundred are missing.')
    await user.click(send)
    await user.click(screen.getByRole('link', { name: 'Home' }))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Discard changes?' })).getByRole('button', {
        name: 'Keep editing',
      }),
    )
    expect(location()).toBe('/support')
    expect(message).toHaveValue('Two hundred are missing.')
  })

  it('sends the request once, shows a toast for five seconds, and clears both fields', async () => {
    const { user, subject, message, send, requests, backend } = await openPage({
      ...timed(),
    })
    await user.type(subject, 'Tickets')
    await user.type(message, 'Two hundred are missing.{Enter}Can you help?')
    await user.dblClick(send)
    expect(await screen.findByText(SENT)).toBeVisible()
    expect(posts(requests)).toEqual(['POST /customers/support'])
    expect(await sentBy({ backend })).toMatchObject([
      {
        endpoint: 'support.send',
        input: { body: { subject: 'Tickets', message: 'Two hundred are missing.\nCan you help?' } },
      },
    ])
    await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveValue(''))
    expect(screen.getByLabelText('Message')).toHaveValue('')
    await waitFor(() => expect(send).toHaveFocus())
    act(() => void vi.advanceTimersByTime(4000))
    expect(screen.getByText(SENT)).toBeVisible()
    act(() => void vi.advanceTimersByTime(1500))
    await waitFor(() => expect(screen.queryByText(SENT)).toBeNull())
  })

  it('accepts empty texts', async () => {
    const { user, send, backend } = await openPage()
    await user.click(send)
    expect(await screen.findByText(SENT)).toBeVisible()
    expect(await sentBy({ backend })).toMatchObject([{ input: { body: { subject: '', message: '' } } }])
  })

  it.each([
    { by: 'Enter in the subject', where: 'Subject', keys: '{Enter}' },
    { by: 'Control+Enter in the message', where: 'Message', keys: '{Control>}{Enter}{/Control}' },
  ])('submits on $by', async ({ where, keys }) => {
    const { user, requests } = await openPage()
    await user.type(screen.getByLabelText(where), `Help${keys}`)
    expect(await screen.findByText(SENT)).toBeVisible()
    expect(posts(requests)).toHaveLength(1)
  })

  it.each([
    { status: 503, text: 'Error: The service is unavailable. Try again in a moment.' },
    { status: 500, text: 'Error: Something went wrong on our side. Try again.' },
    { status: 429, text: 'Error: Too many requests. Try again in a moment.' },
  ] as const)('shows "$text" for five seconds and keeps both fields', async ({ status, text }) => {
    const { user, subject, message, send } = await openPage({
      ...timed(),
      prepare: alwaysFails('support.send', status),
    })
    await user.type(subject, 'Tickets')
    await user.type(message, 'Missing')
    await user.click(send)
    expect(await screen.findByText(text)).toBeVisible()
    expect(subject).toHaveValue('Tickets')
    expect(message).toHaveValue('Missing')
    act(() => void vi.advanceTimersByTime(4000))
    expect(screen.getByText(text)).toBeVisible()
    act(() => void vi.advanceTimersByTime(1500))
    await waitFor(() => expect(screen.queryByText(text)).toBeNull())
  })

  it('shows on its button that the request is being sent', async () => {
    const { user, send, hold } = await openPage()
    const release = hold()
    await user.click(send)
    expect(send).toBeDisabled()
    expect(send).toHaveAttribute('data-loading')
    release()
    expect(await screen.findByText(SENT)).toBeVisible()
    await waitFor(() => expect(send).toBeEnabled())
  })
})
