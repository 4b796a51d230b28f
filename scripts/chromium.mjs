import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Debian's build of Chromium without a window: the same engine, which starts and paints faster. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const firstOf = (candidates) => candidates.find((place) => place && existsSync(place))

/** Finds the Chromium to test with: CHROMIUM_PATH if it is set, else the first one in a usual place, else undefined. */
export function findChromium() {
  return firstOf([process.env.CHROMIUM_PATH, ...places])
}

/**
 * Finds the Chromium for the many tests that need no window: CHROMIUM_PATH if it is set, else the headless shell, if
 * installed.
 */
export function findHeadlessShell() {
  return firstOf([process.env.CHROMIUM_PATH, headlessShell])
}

/**
 * Playwright's launch options. Chromium's sandbox does not work for root, as in a container, so it is turned off there.
 */
export function chromiumLaunchOptions(executablePath = findChromium()) {
  return { ...(executablePath && { executablePath }), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] }
}

/** Playwright's launch options for the headless shell, or for Chromium itself where there is none. */
export function headlessLaunchOptions() {
  return chromiumLaunchOptions(findHeadlessShell() ?? findChromium())
}
