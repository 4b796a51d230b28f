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

// The next file in this worker gets a new window, whose FileReader does not read the blobs of this one's clipboard.
afterAll(() => void Reflect.deleteProperty(navigator, 'clipboard'))

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
