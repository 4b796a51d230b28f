import { fireEvent, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Flag } from './Flag.tsx'

it('loads its file at once, except in a long list', () => {
  const { container, rerender } = render(<Flag cca2="GB" />)
  expect(container.querySelector('img')).toHaveAttribute('loading', 'eager')
  rerender(<Flag cca2="GB" lazy />)
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy')
})

it('has a ground until its file has loaded', () => {
  const { container } = render(<Flag cca2="GB" />)
  const flag = container.querySelector('img')
  if (!flag) throw new Error('the flag is a picture')
  expect(flag).toHaveAttribute('data-pending')
  fireEvent.load(flag)
  expect(flag).not.toHaveAttribute('data-pending')
})

it('gives way to the emoji, or to a plain ground, if its file does not load', () => {
  const broken = (emoji?: string) => {
    const { container } = render(<Flag cca2="GB" {...(emoji !== undefined && { emoji })} />)
    const flag = container.querySelector('img')
    if (!flag) throw new Error('the flag is a picture')
    fireEvent.error(flag)
    return container
  }
  expect(broken('🇬🇧')).toHaveTextContent('🇬🇧')
  expect(broken().querySelector('[data-pending]')).toBeInTheDocument()
})
