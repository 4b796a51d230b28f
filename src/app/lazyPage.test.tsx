import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPage } from './lazyPage.tsx'

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () => (this.state.failed ? 'It could not be loaded.' : this.props.children)
}

const Broken = lazyPage(() => Promise.reject(new Error('no such file')), 'Loading')
const show = () =>
  render(
    <Boundary>
      <Broken />
    </Boundary>,
  )
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const isReported = () => screen.queryByText('It could not be loaded.') !== null

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now() - 60 * 60_000 })
  // React logs what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('shows its fallback until its code is there, and then the page at once', async () => {
  let arrive = (_component: () => ReactNode) => {}
  const Page = lazyPage(() => new Promise((resolve) => (arrive = resolve)), 'Loading')
  render(<Page />)
  expect(screen.getByText('Loading')).toBeDefined()
  arrive(() => 'Fans')
  await wait(0)
  expect(screen.getByText('Fans')).toBeDefined()
})

it('reports nothing while the page is being left, and does if it stays', async () => {
  show()
  await wait(300)
  expect(isReported()).toBe(true)
  dispatchEvent(new Event('beforeunload'))
  show()
  await wait(5000)
  expect(screen.getAllByText('It could not be loaded.')).toHaveLength(1)
  await wait(6000)
  expect(screen.getAllByText('It could not be loaded.')).toHaveLength(2)
})
