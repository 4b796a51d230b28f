import '@testing-library/jest-dom/vitest'
import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { inlineStyles } from './inlineStyles.ts'

// Pages share two cores with everything else that is tested at the moment.
configure({ asyncUtilTimeout: 8000 })

afterEach(() => {
  cleanup()
  // Toasts live in a store of the page, not of the tree that showed them.
  notifications.clean()
})

vi.stubGlobal('getComputedStyle', inlineStyles)

// Files share their worker's modules and globals; the next one starts with its own stubs.
afterAll(() => void vi.unstubAllGlobals())

// jsdom has no layout: what Mantine and the tables ask of it gets a plain answer.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
}))
