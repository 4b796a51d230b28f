import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, type ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { createApi } from '../../../src/api/api.ts'
import { memoryJar } from '../../../src/api/session/tokens.ts'
import { AppProviders } from '../../../src/app/AppProviders.tsx'

/** A `send` that the test resolves or rejects. */
export function controlledSend() {
  const answers: PromiseWithResolvers<string>[] = []
  const send = vi.fn((_input?: unknown) => {
    const answer = Promise.withResolvers<string>()
    answers.push(answer)
    return answer.promise
  })
  const settle = async (give: (answer: PromiseWithResolvers<string>) => void) => {
    await waitFor(() => expect(answers).not.toHaveLength(0))
    await act(async () => {
      const answer = answers.shift()
      if (answer) give(answer)
      await answer?.promise.catch(() => {})
    })
  }
  return {
    send,
    succeed: () => settle(({ resolve }) => resolve('saved')),
    fail: (error: Error) => settle(({ reject }) => reject(error)),
  }
}

/** Renders a form or a dialog that sends through the test, never through the API. */
export function renderForm(ui: ReactNode) {
  const api = createApi({ baseUrl: 'http://club.example', tokens: memoryJar(), fetch: vi.fn<typeof fetch>() })
  render(
    <StrictMode>
      <AppProviders api={api} env="test">
        {ui}
      </AppProviders>
    </StrictMode>,
  )
  return userEvent.setup()
}

/** The toast with a text; null if the text is elsewhere. */
export const toastOf = (text: string) => screen.getByText(text).closest('.mantine-Notification-root')
/** The banner of a form with a text; null if the text is elsewhere. */
export const bannerOf = (text: string) => screen.getByText(text).closest('form [role="alert"]')
