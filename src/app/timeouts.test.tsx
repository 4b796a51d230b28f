import { act, screen } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../tests/support/screens/render.tsx'
import { timed } from '../../tests/support/world/timed.ts'
import { neverAnswers } from '../../tests/support/world/world.ts'
import { TIMEOUT_MS } from '../api/client/client.ts'

type User = ReturnType<typeof userEvent.setup>

afterEach(() => {
  vi.useRealTimers()
})

const click = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }))

async function replace(user: User, label: string, text: string) {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  await user.type(field, text)
}

/** Every form: how to open, fill and submit it, and the field that must keep its value. */
const forms: {
  form: string
  address: string
  as?: string | null
  fill(user: User): Promise<void>
  send: string
  kept: [label: string, text: string]
}[] = [
  {
    form: 'Login',
    address: '/login',
    as: null,
    async fill(user) {
      await replace(user, 'Email', 'admin@rovers.example')
      await replace(user, 'Password', 'touchline')
    },
    send: 'Login',
    kept: ['Email', 'admin@rovers.example'],
  },
  {
    form: 'Edit Profile',
    address: '/yourprofile',
    async fill(user) {
      await click(user, 'Edit Profile')
      await replace(user, 'First name', 'Johanna')
    },
    send: 'Save',
    kept: ['First name', 'Johanna'],
  },
  {
    form: 'Change password',
    address: '/yourprofile',
    async fill(user) {
      await click(user, 'Change password')
      await replace(user, 'Old password', 'touchline')
      await replace(user, 'New password', 'corner flag')
      await replace(user, 'Repeat new password', 'corner flag')
    },
    send: 'Change password',
    kept: ['New password', 'corner flag'],
  },
  {
    form: 'Club settings',
    address: '/club/general',
    fill: (user) => replace(user, 'Name', 'Westmere United'),
    send: 'Save',
    kept: ['Name', 'Westmere United'],
  },
  {
    form: 'Invite',
    address: '/club/users',
    async fill(user) {
      await click(user, 'Invite')
      await replace(user, 'Email', 'niamh@rovers.example')
    },
    send: 'Send invitation',
    kept: ['Email', 'niamh@rovers.example'],
  },
  {
    form: 'Support',
    address: '/support',
    fill: (user) => replace(user, 'Subject', 'Tickets of last Saturday'),
    send: 'Send',
    kept: ['Subject', 'Tickets of last Saturday'],
  },
]

describe('a server that does not answer within ten seconds', () => {
  it.each(forms)(
    'keeps the values of $form and shows the original error',
    async ({ address, as, fill, send, kept }) => {
      const { backend, user } = await renderApp(address, {
        ...(as !== undefined && { as }),
        ...timed(),
      })
      await fill(user)
      await neverAnswers(backend.control)
      const buttons = await screen.findAllByRole('button', { name: send })
      await user.click(buttons[buttons.length - 1] ?? document.body)
      await act(() => vi.advanceTimersByTimeAsync(TIMEOUT_MS - 500))
      expect(screen.queryByText(/did not answer in time/)).toBeNull()
      await act(() => vi.advanceTimersByTimeAsync(1000))
      expect(await screen.findByText(/The server did not answer in time\.$/)).toBeVisible()
      expect(screen.getByLabelText(kept[0])).toHaveValue(kept[1])
    },
  )
})
