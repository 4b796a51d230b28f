import { existsSync, readdirSync } from 'node:fs'

const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

const firstOf = (places) => places.find((place) => place && existsSync(place))

/** Finds the Firefox to test with: FIREFOX_PATH if it is set, else the first one in a usual place, else undefined. */
export function findFirefox() {
  return firstOf([process.env.FIREFOX_PATH, ...firefoxes])
}

/**
 * The paths of WebKitGTK's WebDriver, the browser it drives, and the virtual screen they need. A missing one is
 * undefined.
 */
export function findWebKit() {
  const libraries = '/usr/lib'
  // Debian keeps the browser in a folder named after the machine's architecture.
  const folders = existsSync(libraries) ? readdirSync(libraries).filter((name) => name.includes('linux-gnu')) : []
  return {
    driver: firstOf(['/usr/bin/WebKitWebDriver']),
    browser: firstOf(folders.map((folder) => `${libraries}/${folder}/webkit2gtk-4.1/MiniBrowser`)),
    screen: existsSync('/usr/bin/xauth') ? firstOf(['/usr/bin/xvfb-run']) : undefined,
  }
}
