import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The Chromium to test with: the one that CHROMIUM_PATH names, else one in a usual place, else undefined. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place))
}

/** How Playwright starts it: a root user, as in a container, has no sandbox. */
export function chromiumLaunchOptions() {
  const executablePath = findChromium()
  return { ...(executablePath && { executablePath }), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] }
}
