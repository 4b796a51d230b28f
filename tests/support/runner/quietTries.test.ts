// @vitest-environment jsdom
import { configure, getConfig, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { quietTries } from './quietTries.ts'

const { getElementError } = getConfig()
const print = vi.fn(getElementError)

beforeEach(() => {
  document.body.innerHTML = '<p>Something else</p>'
  print.mockClear()
  configure(quietTries(() => ({ ...getConfig(), getElementError: print })))
})
afterEach(() => {
  configure({ getElementError })
  document.body.innerHTML = ''
})

it('prints the document once when a query gives up, and not for its tries', async () => {
  let tries = 0
  const query = waitFor(
    () => {
      tries++
      screen.getByText('Missing')
    },
    // The timer of the first interval is due before that of the time-out, however late both are.
    { timeout: 300, interval: 20 },
  )
  await expect(query).rejects.toThrow(/Unable to find an element with the text: Missing[^]*Something else/)
  expect(tries).toBeGreaterThan(1)
  expect(print).toHaveBeenCalledTimes(1)
})

it('prints the document for a query that is tried once', () => {
  expect(() => screen.getByText('Missing')).toThrow('Something else')
})
