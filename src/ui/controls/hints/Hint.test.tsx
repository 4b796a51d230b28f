import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { AppTheme } from '../../../app/theme/AppTheme.tsx'
import { Dropdown } from '../choices/Dropdown.tsx'
import { Hint } from './Hint.tsx'

const renderInTheme = (children: ReactNode) => render(<AppTheme env="test">{children}</AppTheme>)
const button = () => screen.getByRole('button')
const showing = () => screen.findByRole('tooltip')
const isGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())

it('appears for the pointer, and disappears with it or with Escape', async () => {
  const user = userEvent.setup()
  renderInTheme(
    <Hint label="Deletes the row">
      <button type="button">Delete</button>
    </Hint>,
  )
  expect(screen.queryByRole('tooltip')).toBeNull()
  await user.hover(button())
  expect(await showing()).toHaveTextContent('Deletes the row')
  await user.unhover(button())
  await isGone()
  await user.hover(button())
  await showing()
  await user.keyboard('{Escape}')
  await isGone()
})

it('is gone, or does not come, once its element is pressed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  renderInTheme(
    <Hint label="Deletes the row" openDelay={400}>
      <button type="button">Delete</button>
    </Hint>,
  )
  await user.hover(button())
  await vi.advanceTimersByTimeAsync(400)
  await showing()
  await user.click(button())
  await isGone()
  await user.unhover(button())
  await user.hover(button())
  await user.click(button())
  await vi.advanceTimersByTimeAsync(1000)
  expect(screen.queryByRole('tooltip')).toBeNull()
  vi.useRealTimers()
})

it('appears for keyboard and touch where they need it', async () => {
  const user = userEvent.setup()
  renderInTheme(
    <>
      <Hint label="Not possible now" anyInput>
        <button type="button">Sync</button>
      </Hint>
      <p>Elsewhere</p>
    </>,
  )
  // jsdom guesses it from the events before, and those of other tests are among them.
  let hasKeyboardFocus = true
  const element = button()
  const matches = element.matches.bind(element)
  Object.assign(element, {
    matches: (selector: string) => (selector === ':focus-visible' ? hasKeyboardFocus : matches(selector)),
  })
  await user.tab()
  expect(button()).toHaveFocus()
  await showing()
  await user.click(screen.getByText('Elsewhere'))
  await isGone()
  hasKeyboardFocus = false
  await user.pointer({ keys: '[TouchA]', target: button() })
  await showing()
  await user.click(screen.getByText('Elsewhere'))
  await isGone()
})

it('keeps the ref of what it explains', () => {
  const ref = vi.fn()
  renderInTheme(
    <Hint label="Deletes the row">
      <button type="button" ref={ref}>
        Delete
      </button>
    </Hint>,
  )
  expect(ref).toHaveBeenCalledWith(button())
})

it('opens a panel whose code has just been loaded, and leaves its attributes to the button', async () => {
  const user = userEvent.setup()
  const load = vi.fn(() => Promise.resolve(true))
  renderInTheme(
    <Dropdown
      popup="dialog"
      load={load}
      renderPanel={({ opened, onChange }) =>
        opened && (
          <button type="button" onClick={() => onChange(false)}>
            Close
          </button>
        )
      }
    >
      {(props) => (
        <button type="button" {...props}>
          Columns
        </button>
      )}
    </Dropdown>,
  )
  const opener = screen.getByRole('button', { name: 'Columns' })
  expect(opener).toHaveAttribute('aria-expanded', 'false')
  await user.click(opener)
  expect(load).toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(opener).toHaveAttribute('aria-expanded', 'false')
})
