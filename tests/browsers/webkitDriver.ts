import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { findWebKit } from '../../scripts/browsers.mjs'
import { freePort } from '../support/host/freePort.ts'
import { appears, Missing, type Driver, type EngineTab } from './driver.ts'
import { elementId, keyCodes, WebDriverSession } from './webdriver.ts'

/** How long the driver may take to start, in milliseconds: the machine may be busy. */
const START_MS = 120_000

/** Opens WebKitGTK's MiniBrowser through its WebDriver, on a virtual screen. */
export async function openWebKit(): Promise<Driver> {
  const webkit = findWebKit()
  if (!webkit.driver || !webkit.browser)
    throw new Missing('WebKit is missing: install webkit2gtk-driver (Linux only; it brings the browser along).')
  if (!webkit.screen) throw new Missing('WebKit has no screen to draw on: install xvfb and xauth.')
  const port = await freePort()
  const server = spawn(webkit.screen, ['-a', webkit.driver, `--port=${port}`], {
    // A new process group, so that the screen ends together with the driver.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Its sandbox needs privileges that root does not have in a container.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  })
  try {
    const session = await openSession(server, port, webkit.browser)
    return driverOf(session, () => end(server))
  } catch (error) {
    await end(server)
    throw error
  }
}

async function openSession(server: ChildProcess, port: number, binary: string) {
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + START_MS
  while (server.exitCode === null && Date.now() < deadline) {
    const ready = await fetch(`${url}/status`).catch(() => null)
    if (ready?.ok) {
      const args = ['--automation']
      return WebDriverSession.open(url, { 'webkitgtk:browserOptions': { binary, args } })
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
  throw new Error('WebKitWebDriver did not start')
}

async function end(server: ChildProcess) {
  if (server.pid === undefined || server.exitCode !== null) return
  const ended = once(server, 'exit')
  process.kill(-server.pid)
  await ended
}

function driverOf(session: WebDriverSession, stop: () => Promise<void>): Driver {
  /** The tab that receives the session's commands. */
  let current: string | null = null
  const tabOf = (handle: string): EngineTab => {
    const activate = async () => {
      if (current !== handle) await session.post('/window', { handle })
      current = handle
    }
    const run = async (expression: string) => {
      await activate()
      return session.post('/execute/sync', { script: `return ${expression}`, args: [] })
    }
    /** Sends a command to the element that an expression yields; false if it yields none. */
    const toElement = async (expression: string, path: string, body?: Record<string, unknown>) => {
      const id = elementId(await run(expression))
      if (id !== null) await session.post(`/element/${id}${path}`, body)
      return id !== null
    }
    const type = async (text: string) => void (await toElement('document.activeElement', '/value', { text }))
    return {
      // WebDriver has no command for the console.
      messages: [],
      type,
      async goto(url) {
        await activate()
        await session.post('/url', { url })
      },
      async reload() {
        await activate()
        await session.post('/refresh')
      },
      evaluate: run,
      click: (expression) => toElement(expression, '/click'),
      press: (key) => type(keyCodes[key]),
      upload: (expression, file) => toElement(expression, '/value', { text: file }),
      async close() {
        await activate()
        await session.delete('/window')
        current = null
      },
    }
  }
  let first: string | null = session.firstWindow
  async function newTab() {
    // A background tab does not render, so code that waits for a frame would never continue. Each tab is a window
    // instead.
    const handle = first ?? (await session.newWindow())
    first = null
    current = null
    await session.post('/window', { handle })
    await session.post('/window/rect', { width: 1440, height: 900 })
    return tabOf(handle)
  }
  return {
    version: session.version,
    newTab,
    async openedBy(act) {
      const known = new Set(await session.windows())
      await act()
      return tabOf(await appears(async () => (await session.windows()).find((handle) => !known.has(handle))))
    },
    async close() {
      await session.delete().catch(() => {})
      await stop()
    },
  }
}
