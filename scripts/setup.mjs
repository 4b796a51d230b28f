// Prepares a checkout to run. It only needs Node 20.19, because it runs before anything is installed.
//   node scripts/setup.mjs            installs the packages if they are missing or do not match the lock file
//   node scripts/setup.mjs --browser  also finds a Chromium, or installs Debian's package
//   node scripts/setup.mjs --browsers does the same for Firefox and WebKit too
//   node scripts/setup.mjs --browsers-later only says which of them are missing, where they cannot be installed
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findFirefox, findWebKit } from './browsers.mjs'
import { findChromium, findHeadlessShell } from './chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const STAMP = `${root}node_modules/.touchline-lock`
/** The lowest Node version that the tools support. On Linux a newer one comes with the packages. */
const RUNTIME = [22, 18]

function stop(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

function run(command, args, failure) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) stop(`${failure}${error ? ` (${error.message})` : ''}`)
}

const isAtLeast = (version, [major, minor]) => {
  const [have, haveMinor] = version.replace('v', '').split('.').map(Number)
  return have > major || (have === major && haveMinor >= minor)
}

if (!isAtLeast(process.version, [20, 19]))
  stop(`Node ${process.version} is too old. Install Node 20.19 or later: https://nodejs.org`)

const lock = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex')
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== lock) {
  console.log('Installing packages…')
  run(
    'npm',
    ['ci', '--loglevel=error'],
    'npm could not install the packages. See its message above; the first run needs access to a package registry.',
  )
  writeFileSync(STAMP, lock)
}

const bundled = `${root}node_modules/.bin/node`
const runtime = existsSync(bundled)
  ? spawnSync(bundled, ['--version'], { encoding: 'utf8' }).stdout?.trim()
  : process.version
if (!runtime || !isAtLeast(runtime, RUNTIME)) {
  stop(
    `The tools need Node ${RUNTIME.join('.')} or later; this is ${runtime || process.version}. On Linux it comes with the packages, elsewhere install it: https://nodejs.org`,
  )
}

/** The browsers that the tests drive: how to find each of them, and its Debian packages. */
const chromium = { name: 'Chromium', packages: ['chromium'], find: findChromium, variable: 'CHROMIUM_PATH' }
/** Makes the tests faster. Not every distribution has it. */
const headlessShell = {
  name: 'the headless shell of Chromium',
  packages: ['chromium-headless-shell'],
  find: findHeadlessShell,
}
const firefox = { name: 'Firefox', packages: ['firefox-esr'], find: findFirefox, variable: 'FIREFOX_PATH' }
const webkit = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  find: () => Object.values(findWebKit()).every(Boolean),
}

const isRoot = process.getuid?.() === 0
const canInstall = () => isRoot && spawnSync('apt-get', ['--version']).status === 0
const pathHint = ({ variable }) => (variable ? `, or name one: ${variable}=/path/to/it npm test` : '')

const aptGet = (...args) => spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0

/** Installs a browser that the tests can do without. */
function installIfPossible({ name, packages, find }) {
  if (find()) return
  console.log(`Installing ${name}…`)
  if (!aptGet('update', '-qq') || !aptGet('install', '-y', '-qq', ...packages))
    console.warn(`There is no ${packages.join(' ')} here, so the tests use Chromium itself, which takes longer.`)
}

function installMissing(required) {
  const missing = required.filter(({ find }) => !find())
  if (missing.length === 0) return
  const packages = missing.flatMap((browser) => browser.packages)
  console.log(`Installing ${missing.map(({ name }) => name).join(', ')}…`)
  run('apt-get', ['update', '-qq'], 'apt-get could not update its lists.')
  run('apt-get', ['install', '-y', '-qq', ...packages], `apt-get could not install ${packages.join(' ')}.`)
  for (const browser of missing)
    if (!browser.find())
      stop(`${browser.name} was installed, but is not in any of the usual places${pathHint(browser)}`)
}

const later = process.argv.includes('--browsers-later')
const all = later || process.argv.includes('--browsers')
const any = all || process.argv.includes('--browser')
if (any && canInstall()) {
  // Later, a step of the gate installs them beside others.
  if (!later) {
    installMissing(all ? [chromium, firefox, webkit] : [chromium])
    installIfPossible(headlessShell)
  }
} else if (any) {
  const sentence = ({ name, packages }) =>
    `Install ${name} (Debian: ${isRoot ? '' : 'sudo '}apt-get install ${packages.join(' ')})`
  if (!chromium.find()) stop(`The browser tests need Chromium. ${sentence(chromium)}${pathHint(chromium)}`)
  // Everything else can be tested without these two. `npm run test:browsers` fails and repeats the message.
  for (const browser of all ? [firefox, webkit] : [])
    if (!browser.find())
      console.warn(`${browser.name} was not found, so its journeys will fail. ${sentence(browser)}${pathHint(browser)}`)
}
