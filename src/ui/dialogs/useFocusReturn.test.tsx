import { act, render, screen } from '@testing-library/react'
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import { useFocusReturn } from './useFocusReturn.ts'

/** A dialog that stays in the document while it fades out, unless it closes at once, as with reduced motion. */
function Screen({ opened, closesAtOnce = false }: { opened: boolean; closesAtOnce?: boolean }) {
  useFocusReturn(opened)
  return (
    <>
      <button type="button">Open</button>
      {(opened || !closesAtOnce) && (
        <div role="dialog">
          <input aria-label="Name" />
        </div>
      )}
    </>
  )
}

describe('useFocusReturn', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('returns the focus if the dialog takes it only after it was closed', () => {
    const { rerender } = render(<Screen opened={false} />)
    const open = screen.getByRole('button')
    act(() => open.focus())
    rerender(<Screen opened />)
    // As Mantine's focus trap does.
    setTimeout(() => screen.getByLabelText('Name').focus())
    rerender(<Screen opened={false} />)
    act(() => void vi.runAllTimers())
    expect(open).toHaveFocus()
  })

  it('returns the focus if the form of the dialog has moved it at the end', () => {
    const { rerender } = render(<Screen opened={false} />)
    const open = screen.getByRole('button')
    const name = screen.getByLabelText('Name')
    act(() => open.focus())
    rerender(<Screen opened />)
    act(() => name.focus())
    rerender(<Screen opened={false} />)
    act(() => void vi.runAllTimers())
    expect(open).toHaveFocus()
  })

  it('returns the focus if it has gone with a dialog that closes at once', () => {
    const gone = (opened: boolean) => <Screen opened={opened} closesAtOnce />
    const { rerender } = render(gone(false))
    const open = screen.getByRole('button')
    act(() => open.focus())
    rerender(gone(true))
    act(() => screen.getByLabelText('Name').focus())
    rerender(gone(false))
    expect(document.body).toHaveFocus()
    act(() => void vi.runAllTimers())
    expect(open).toHaveFocus()
  })

  it('returns the focus if its field has gone, and its form then moves it to its button', () => {
    const { rerender } = render(<Screen opened={false} />)
    const open = screen.getByRole('button')
    const name = screen.getByLabelText('Name')
    act(() => open.focus())
    rerender(<Screen opened />)
    act(() => name.focus())
    // As a form does that is reset.
    act(() => name.blur())
    rerender(<Screen opened={false} />)
    act(() => name.focus())
    act(() => void vi.runAllTimers())
    expect(open).toHaveFocus()
  })

  it('returns the focus if a question over it closes with it, and returns the focus to the dialog', () => {
    function Panel({ opened, asks }: { opened: boolean; asks: boolean }) {
      useFocusReturn(asks)
      useFocusReturn(opened)
      return (
        <>
          <button type="button">Open</button>
          {['Panel', 'Question'].map((name) => (
            <div role="dialog" key={name}>
              <input aria-label={name} />
            </div>
          ))}
        </>
      )
    }
    const { rerender } = render(<Panel opened={false} asks={false} />)
    act(() => screen.getByRole('button').focus())
    rerender(<Panel opened asks={false} />)
    act(() => screen.getByLabelText('Panel').focus())
    rerender(<Panel opened asks />)
    act(() => screen.getByLabelText('Question').focus())
    rerender(<Panel opened={false} asks={false} />)
    act(() => void vi.runAllTimers())
    expect(screen.getByRole('button')).toHaveFocus()
  })

  it.each(['another dialog', 'the page'])('leaves the focus alone if it has moved to %s', (place) => {
    const { rerender } = render(
      <>
        <Screen opened={false} />
        <div role={place === 'the page' ? 'group' : 'dialog'}>
          <input aria-label="Other" />
        </div>
      </>,
    )
    const other = screen.getByLabelText('Other')
    const next = (opened: boolean) =>
      rerender(
        <>
          <Screen opened={opened} />
          <div role={place === 'the page' ? 'group' : 'dialog'}>
            <input aria-label="Other" />
          </div>
        </>,
      )
    act(() => screen.getByRole('button').focus())
    next(true)
    act(() => screen.getByLabelText('Name').focus())
    next(false)
    act(() => other.focus())
    act(() => void vi.runAllTimers())
    expect(other).toHaveFocus()
  })
})
