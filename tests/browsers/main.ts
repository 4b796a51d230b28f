/** Runs the journeys in every engine, on the built demo: `npm run test:browsers -- --help`. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { preview } from 'vite'
import { readOptions, refuse } from '../../scripts/options.ts'
import { Missing, type Driver } from './driver.ts'
import { journeys, type Engine, type Journey } from './journeys.ts'
import { openChromium, openFirefox } from './puppeteerDriver.ts'
import { Tab } from './tab.ts'
import { openWebKit } from './webkitDriver.ts'

const USAGE = `npm run test:browsers -- [options], after npm run build
  --only ENGINE   only chromium, firefox or webkit; may be repeated
  --journey TEXT  only journeys whose names contain this text
  --short         only the journeys in which engines differ most
  --out FILE      also writes the result of each journey as JSON`

const engines: Readonly<Record<Engine, () => Promise<Driver>>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebKit,
}

interface Result {
  engine: string
  journey: string
  seconds: number
  failure: string | null
}

/** The host of the built demo. */
interface Host {
  origin: string
  /** Ends it. Nothing happens the second time. */
  stop(): Promise<void>
}

/** Each browser has a host of its own: the last journey ends it. */
async function openHost(): Promise<Host> {
  const { httpServer } = await preview({
    root,
    logLevel: 'error',
    configFile: false,
    preview: { port: 0, host: 'localhost' },
  })
  const address = httpServer.address()
  return {
    origin: `http://localhost:${address !== null && typeof address === 'object' ? address.port : 0}`,
    stop: () =>
      new Promise((resolve) => {
        httpServer.close(() => resolve())
        if ('closeAllConnections' in httpServer) httpServer.closeAllConnections()
      }),
  }
}

const why = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Runs one journey. It fails if any of its tabs writes to the console. */
async function runJourney(engine: string, journey: Journey, driver: Driver, tab: Tab, host: Host): Promise<Result> {
  const began = Date.now()
  const tabs = [tab]
  const logged = tab.messages.length
  let failure: string | null = null
  try {
    await journey.run({
      tab,
      async openTab() {
        const opened = new Tab(await driver.newTab(), host.origin)
        tabs.push(opened)
        return opened
      },
      async openedBy(act) {
        const opened = new Tab(await driver.openedBy(act), host.origin)
        tabs.push(opened)
        return opened
      },
      stopHost: host.stop,
    })
  } catch (error) {
    failure = why(error)
  }
  for (const each of tabs) if (each !== tab) await each.close().catch(() => {})
  const messages = tabs
    .flatMap((each) => each.messages.slice(each === tab ? logged : 0))
    .filter((message) => !PASSED_BY.test(message))
  failure ??= messages.length > 0 ? `messages in the console: ${messages.join(' | ')}` : null
  const result = { engine, journey: journey.name, seconds: (Date.now() - began) / 1000, failure }
  print(result)
  return result
}

/**
 * A call that a stopped service worker let through to the host, which does not know it: the page then answers it
 * itself. Chromium stops service workers on a busy machine, and logs every reply of 404.
 *
 * Without a network Firefox gets its files from the service worker, and logs an error for each that is still in it when
 * its page is left.
 */
const PASSED_BY =
  /status of 404 \(Not Found\) \S+\/api\/v1\/|^uncaught: Failed to load ‘’\. A ServiceWorker intercepted/

function print({ engine, journey, seconds, failure }: Result) {
  console.log(
    `  ${failure ? '✗' : '✓'} ${engine.padEnd(9)} ${journey.padEnd(40)} ${seconds.toFixed(1).padStart(5)} s${failure ? `\n      ${failure}` : ''}`,
  )
}

/** Closes the open browser when the run is interrupted; otherwise it would outlive this process. */
let opened: Driver | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.resolve(opened?.close()).finally(() => process.exit(130)))
}

/** Runs all journeys in one browser. If the browser is missing, all of them fail. */
async function runEngine(engine: Engine, chosen: readonly Journey[]): Promise<Result[]> {
  const began = Date.now()
  const open = engines[engine]
  let driver: Driver | undefined
  const host = await openHost()
  try {
    driver = await open()
    opened = driver
    const tab = new Tab(await driver.newTab(), host.origin)
    console.log(`${driver.version}, open after ${((Date.now() - began) / 1000).toFixed(1)} s`)
    const results: Result[] = []
    for (const journey of chosen) results.push(await runJourney(engine, journey, driver, tab, host))
    return results
  } catch (error) {
    const failure = error instanceof Missing ? error.message : `the browser did not open: ${why(error)}`
    console.error(failure)
    return chosen.map(({ name }) => ({ engine, journey: name, seconds: 0, failure }))
  } finally {
    await driver?.close()
    await host.stop()
  }
}

const values = readOptions(USAGE, {
  only: { type: 'string', multiple: true, default: Object.keys(engines) },
  journey: { type: 'string', default: '' },
  short: { type: 'boolean', default: false },
  out: { type: 'string' },
})
const isEngine = (name: string): name is Engine => Object.hasOwn(engines, name)
const unknown = values.only.find((name) => !isEngine(name))
const root = fileURLToPath(new URL('../..', import.meta.url))
if (unknown !== undefined) refuse(USAGE, `No engine ${unknown}.`)
if (!existsSync(`${root}dist/index.html`)) refuse(USAGE, 'There is no dist/. Run `npm run build` first.')

process.chdir(root)
const chosenFor = (engine: Engine) =>
  journeys.filter(({ name, short = [] }) => {
    const isShort = short === true || short.includes(engine)
    return name.includes(values.journey) && (isShort || !values.short)
  })
const results: Result[] = []
for (const engine of values.only.filter(isEngine)) results.push(...(await runEngine(engine, chosenFor(engine))))

const failed = results.filter(({ failure }) => failure !== null).length
const passed = results.length - failed
if (values.out !== undefined) await writeFile(values.out, JSON.stringify({ passed, failed, results }, null, 2))
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
