import { server } from 'vitest/browser'

/** Without a window nobody sees the page of the tests. What is transparent is laid out as ever, but never painted. */
const frame = window.frameElement as HTMLElement | null // Another window's elements have classes of their own.
if (frame && server.config.browser.headless) frame.style.opacity = '0'
