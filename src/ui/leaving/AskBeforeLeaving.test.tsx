import { useForm } from '@mantine/form'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { AppTheme } from '../../app/theme/AppTheme.tsx'
import { AskBeforeLeaving } from './AskBeforeLeaving.tsx'
import { LeavingQuestion } from './LeavingQuestion.tsx'
import { DISCARDS } from './leavingContext.ts'
import { useUnsavedForm } from './useUnsaved.ts'

const { pathname } = window.location

afterEach(() => window.history.replaceState(null, '', pathname))

function FormPage() {
  const form = useForm({ mode: 'uncontrolled', initialValues: { name: '' } })
  useUnsavedForm(form)
  const navigate = useNavigate()
  return (
    <>
      <input aria-label="Name" key={form.key('name')} {...form.getInputProps('name')} />
      <Link to="/demo-list">List</Link>
      <Link to="/demo-list" state={DISCARDS}>
        Cancel
      </Link>
      <Link to="?tab=2">Tab</Link>
      <button type="button" onClick={() => void navigate('/')}>
        Home
      </button>
    </>
  )
}

const StartPage = () => <Link to="/form">Open the form</Link>

async function openForm(basename = '/') {
  window.history.replaceState(null, '', basename)
  const user = userEvent.setup()
  render(
    <AppTheme env="test">
      <BrowserRouter basename={basename}>
        <AskBeforeLeaving>
          <LeavingQuestion />
          <Routes>
            <Route path="/" element={<StartPage />} />
            <Route path="/form" element={<FormPage />} />
            <Route path="/demo-list" element={<h1>List of the demo</h1>} />
          </Routes>
        </AskBeforeLeaving>
      </BrowserRouter>
    </AppTheme>,
  )
  await user.click(screen.getByRole('link', { name: 'Open the form' }))
  const field = await screen.findByRole('textbox', { name: 'Name' })
  return { user, field }
}

const isPop = (type: string) => type === 'popstate'
const question = () => screen.findByRole('dialog', { name: 'Discard changes?' })
const answer = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await question()
  await user.click(screen.getByRole('button', { name }))
}
const questionGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('leaving a page with unsaved input', () => {
  it.each([
    ['a link', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('link', { name: 'List' }))],
    [
      'what the app opens itself',
      (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Home' })),
    ],
    ['Back', () => Promise.resolve(window.history.back())],
  ] as const)('asks before %s, keeps the input, and lets go', async (_, leave) => {
    const { user, field } = await openForm('/demo')
    await user.type(field, 'Niamh')
    await leave(user)
    await answer(user, 'Keep editing')
    await questionGone()
    expect(field).toHaveValue('Niamh')
    await waitFor(() => expect(window.location.pathname).toBe('/demo/form'))
    await leave(user)
    await answer(user, 'Discard')
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    expect(window.location.pathname).not.toBe('/demo/form')
    await questionGone()
  })

  it('hears Back before the router, because Chromium does not call the capturing listeners of the window first', async () => {
    const listen = vi.spyOn(window, 'addEventListener')
    onTestFinished(() => listen.mockRestore())
    await openForm()
    const [first, ...others] = listen.mock.calls.filter(([type]) => isPop(type))
    expect(first?.[2]).toEqual({ capture: true })
    expect(others.map(([, , options]) => options)).toEqual([undefined])
  })

  it('keeps the input on Escape, and gives the focus back', async () => {
    const { user, field } = await openForm()
    await user.type(field, 'Niamh')
    window.history.back()
    await question()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus())
    await user.keyboard('{Escape}')
    await questionGone()
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveValue('Niamh')
  })

  it('leaves the history as it was, so that Back after "Keep editing" goes back once', async () => {
    const { user, field } = await openForm()
    await user.type(field, 'Niamh')
    window.history.back()
    await answer(user, 'Keep editing')
    await questionGone()
    await user.clear(field)
    window.history.back()
    expect(await screen.findByRole('link', { name: 'Open the form' })).toBeVisible()
    window.history.forward()
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('')
  })

  it('ends its question with the page that it is about, as when the session ends', async () => {
    const user = userEvent.setup()
    const app = (page: ReactNode) => (
      <AppTheme env="test">
        <BrowserRouter>
          <AskBeforeLeaving>
            <LeavingQuestion />
            {page}
          </AskBeforeLeaving>
        </BrowserRouter>
      </AppTheme>
    )
    const { rerender } = render(app(<FormPage />))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'x')
    await user.click(screen.getByRole('link', { name: 'List' }))
    await question()
    rerender(app(<h1>Login</h1>))
    await questionGone()
  })

  it('does not ask for another search of the same page, nor for a link that discards', async () => {
    const { user, field } = await openForm()
    await user.type(field, 'Niamh')
    await user.click(screen.getByRole('link', { name: 'Tab' }))
    await waitFor(() => expect(window.location.search).toBe('?tab=2'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    expect(await screen.findByRole('heading', { name: 'List of the demo' })).toBeVisible()
  })
})
