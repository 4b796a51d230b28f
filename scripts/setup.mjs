// Gets a checkout ready to run. Plain Node 20.19 without dependencies, since it runs before anything is installed.
//   node scripts/setup.mjs            installs the packages when they are missing or not those of the lock file
//   node scripts/setup.mjs --browser  also finds a Chromium, or installs Debian's
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const STAMP = `${root}node_modules/.touchline-lock`
/** The tools' own lowest Node; on Linux it comes with the packages. */
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
    'npm could not install the packages. Its own message stands above; a registry must be in reach once.',
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

if (process.argv.includes('--browser') && !findChromium()) {
  const isRoot = process.getuid?.() === 0
  if (spawnSync('apt-get', ['--version']).status !== 0 || !isRoot) {
    stop(
      `The browser tests need Chromium. Install it (Debian: ${isRoot ? '' : 'sudo '}apt-get install chromium), or name one: CHROMIUM_PATH=/path/to/chromium npm test`,
    )
  }
  console.log('Installing Chromium…')
  run('apt-get', ['update', '-qq'], 'apt-get could not update its lists.')
  run('apt-get', ['install', '-y', '-qq', 'chromium'], 'apt-get could not install chromium.')
  if (!findChromium())
    stop(
      'Chromium was installed, but is not in any of the usual places. Name it: CHROMIUM_PATH=/path/to/chromium npm test',
    )
}
