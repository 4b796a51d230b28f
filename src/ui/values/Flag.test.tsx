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
  const flag = pictureIn(container)
  expect(flag).toHaveAttribute('data-pending')
  fireEvent.load(flag)
  expect(flag).not.toHaveAttribute('data-pending')
})

it('gives way to what the server names, or to a monogram, if its file does not load', () => {
  const broken = (flag?: string) => {
    const { container } = render(<Flag cca2="GB" {...(flag !== undefined && { flag })} />)
    fireEvent.error(pictureIn(container))
    return container
  }
  expect(broken('🇬🇧')).toHaveTextContent('🇬🇧')
  expect(broken()).toHaveTextContent('GB')
  const other = broken('https://club.example/gb.png')
  expect(pictureIn(other)).toHaveAttribute('src', 'https://club.example/gb.png')
  fireEvent.error(pictureIn(other))
  expect(other).toHaveTextContent('GB')
})

it('needs no file for a country that the app does not know', () => {
  const { container } = render(<Flag cca2="ZZ" flag="🏴" />)
  expect(container).toHaveTextContent('🏴')
})

function pictureIn(container: HTMLElement) {
  const picture = container.querySelector('img')
  if (!picture) throw new Error('the flag is a picture')
  return picture
}
