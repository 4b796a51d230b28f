import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Ticking } from './Ticking.tsx'
import { useLiveItems } from './useLiveItems.ts'

const items = (...ids: string[]) => ids.map((id) => ({ id }))

const List = ({ of }: { of: readonly { id: string }[] }) => (
  <ul>
    {useLiveItems(of).map(({ item, motion }) => (
      <li key={item.id} {...motion}>
        {item.id}
      </li>
    ))}
  </ul>
)

const rows = () =>
  [...document.querySelectorAll('li')].map(
    (row) =>
      `${row.textContent}${row.hasAttribute('data-arrives') ? ' arrives' : ''}${row.hasAttribute('data-leaves') ? ' leaves' : ''}`,
  )

const preferMotion = (matches: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(new EventTarget(), { media, matches, onchange: null, addListener() {}, removeListener() {} }),
    )

afterEach(() => void vi.restoreAllMocks())

describe('A live list', () => {
  it('lets new items arrive, and none of the first ones', () => {
    const { rerender } = render(<List of={items('a', 'b')} />)
    expect(rows()).toEqual(['a', 'b'])
    rerender(<List of={items('new', 'a', 'b')} />)
    expect(rows()).toEqual(['new arrives', 'a', 'b'])
  })

  it('keeps what went in its place until it has faded out', () => {
    vi.useFakeTimers()
    preferMotion(true)
    const { rerender } = render(<List of={items('a', 'b', 'c')} />)
    rerender(<List of={items('a', 'c')} />)
    expect(rows()).toEqual(['a', 'b leaves', 'c'])
    expect(screen.getByText('b')).toHaveAttribute('inert')
    act(() => void vi.advanceTimersByTime(150))
    expect(rows()).toEqual(['a', 'c'])
    vi.useRealTimers()
  })

  it('removes things immediately for users who prefer less motion', () => {
    preferMotion(false)
    const { rerender } = render(<List of={items('a', 'b')} />)
    rerender(<List of={items('b')} />)
    expect(rows()).toEqual(['b'])
  })
})

describe('A figure', () => {
  it('ticks when it changes, and not at first', () => {
    const { rerender } = render(<Ticking>12,000</Ticking>)
    expect(screen.getByText('12,000')).not.toHaveAttribute('data-ticks')
    rerender(<Ticking>12,001</Ticking>)
    expect(screen.getByText('12,001')).toHaveAttribute('data-ticks')
  })
})
