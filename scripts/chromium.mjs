import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Finds the Chromium to test with: CHROMIUM_PATH if it is set, else the first one in a usual place, else undefined. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place))
}

/** Playwright's launch options. Chromium's sandbox does not work for root, as in a container, so it is turned off there. */
export function chromiumLaunchOptions() {
  const executablePath = findChromium()
  return { ...(executablePath && { executablePath }), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] }
}
