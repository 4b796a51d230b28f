import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { usePageFocus } from './usePageFocus.ts'

function Frame() {
  const page = useRef<HTMLElement>(null)
  usePageFocus(page)
  return (
    <>
      <Link to="/fans">Menu</Link>
      <main ref={page} tabIndex={-1}>
        <Routes>
          <Route
            path="/"
            element={
              <p>
                <Link to="/fans">All fans</Link>
              </p>
            }
          />
          <Route path="/fans" element={<Link to="/search">Search</Link>} />
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what a page focuses by itself keeps the focus */}
          <Route path="/search" element={<input autoFocus aria-label="Name" />} />
        </Routes>
      </main>
    </>
  )
}

it('gives the page the focus that went with the page before, and takes it from nothing else', async () => {
  const user = userEvent.setup()
  render(
    <MemoryRouter>
      <Frame />
    </MemoryRouter>,
  )
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  await user.click(screen.getByRole('link', { name: 'Search' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Menu' }))
  await screen.findByRole('link', { name: 'Search' })
  expect(screen.getByRole('link', { name: 'Menu' })).toHaveFocus()
})

it('leaves the focus where it is if nothing had it, as after a login', async () => {
  const { container } = render(
    <MemoryRouter initialEntries={['/', '/fans']} initialIndex={0}>
      <Frame />
    </MemoryRouter>,
  )
  // A click by a program moves no focus.
  container.querySelector<HTMLElement>('main a')?.click()
  await screen.findByRole('link', { name: 'Search' })
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(document.body).toHaveFocus()
})

it('leaves the focus to dialogs that close half a second after the page was opened, and a moment later', () => {
  vi.useFakeTimers()
  try {
    render(
      <MemoryRouter initialEntries={['/search']}>
        <Frame />
      </MemoryRouter>,
    )
    const name = screen.getByRole('textbox', { name: 'Name' })
    const closeDialogAfter = (milliseconds: number) => {
      const dialog = document.body.appendChild(document.createElement('input'))
      act(() => dialog.focus())
      act(() => void vi.advanceTimersByTime(milliseconds))
      dialog.remove()
      expect(document.body).toHaveFocus()
      // As useFocusReturn does.
      setTimeout(() => document.activeElement === document.body && name.focus(), 20)
    }
    closeDialogAfter(495)
    act(() => void vi.advanceTimersByTime(20))
    expect(name).toHaveFocus()
    closeDialogAfter(80)
    act(() => void vi.runAllTimers())
    expect(name).toHaveFocus()
  } finally {
    vi.useRealTimers()
  }
})
