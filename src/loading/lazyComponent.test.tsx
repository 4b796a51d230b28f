import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyComponent, lazyModule, loadLazyComponents } from './lazyComponent.tsx'

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () => (this.state.failed ? 'It could not be loaded.' : this.props.children)
}

const Broken = lazyComponent(() => Promise.reject(new Error('no such file')), 'Loading')
const show = () =>
  render(
    <Boundary>
      <Broken />
    </Boundary>,
  )
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const isReported = () => screen.queryByText('It could not be loaded.') !== null

const HOUR = 60 * 60_000
let hours = 0

beforeEach(() => {
  // Another test may have left the page a moment ago, so each has an hour of its own.
  hours++
  vi.useFakeTimers({ now: Date.now() - hours * HOUR })
  // React logs what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('shows until its code is there what a function makes of its props', async () => {
  let arrive = (_component: (props: { size: number }) => ReactNode) => {}
  const Size = lazyComponent<{ size: number }>(
    () => new Promise((resolve) => (arrive = resolve)),
    ({ size }) => `${size} rows`,
  )
  render(<Size size={25} />)
  expect(screen.getByText('25 rows')).toBeDefined()
  arrive(({ size }) => `Rows: ${size}`)
  await wait(0)
  expect(screen.getByText('Rows: 25')).toBeDefined()
})

it('reports code that cannot be loaded', async () => {
  show()
  expect(screen.getByText('Loading')).toBeDefined()
  await wait(300)
  expect(isReported()).toBe(true)
})

it('keeps the fallback of an optional component that cannot be loaded', async () => {
  const Optional = lazyComponent(() => Promise.reject(new Error('no such file')), 'Without it', true)
  render(
    <Boundary>
      <Optional />
    </Boundary>,
  )
  await wait(300)
  expect(isReported()).toBe(false)
  expect(screen.getByText('Without it')).toBeDefined()
})

it('reports nothing while the page is being left, and does if it stays', async () => {
  dispatchEvent(new Event('beforeunload'))
  show()
  await wait(5000)
  expect(isReported()).toBe(false)
  await wait(6000)
  expect(isReported()).toBe(true)
  // The next failure has nothing to do with it.
  show()
  await wait(300)
  expect(screen.getAllByText('It could not be loaded.')).toHaveLength(2)
})

it('loads ahead one after another, with a pause after each', async () => {
  const steps: string[] = []
  const note = (step: string) => {
    steps.push(step)
    return Promise.resolve()
  }
  const loadInner = () => {
    lazyModule(() => note('inner'))
    return note('outer')
  }
  lazyModule(loadInner)
  lazyModule(() => note('other'))
  await loadLazyComponents(() => note('pause'))
  expect(steps.slice(steps.indexOf('outer'))).toEqual(['outer', 'pause', 'other', 'pause', 'inner', 'pause'])
})
