/** A minimal client of W3C WebDriver over fetch: https://www.w3.org/TR/webdriver2/ */
export class WebDriverSession {
  readonly #url: string
  readonly version: string
  /** The window that the session starts with. */
  readonly firstWindow: string

  private constructor(url: string, version: string, firstWindow: string) {
    this.#url = url
    this.version = version
    this.firstWindow = firstWindow
  }

  /** Opens a browser through the driver that listens at `server`. */
  static async open(server: string, capabilities: Record<string, unknown>) {
    // Replies of the WebDriver protocol are untyped.
    const opened = (await command(`${server}/session`, { capabilities: { alwaysMatch: capabilities } })) as {
      sessionId: string
      capabilities: { browserName?: string; browserVersion?: string }
    }
    const { browserName = 'WebKit', browserVersion = '' } = opened.capabilities
    const url = `${server}/session/${opened.sessionId}`
    // Replies of the WebDriver protocol are untyped.
    return new WebDriverSession(url, `${browserName} ${browserVersion}`, (await command(`${url}/window`)) as string)
  }

  async newWindow() {
    // As above.
    const { handle } = (await this.post('/window/new', { type: 'window' })) as { handle: string }
    return handle
  }

  /** The handles of all windows. */
  async windows() {
    // As above.
    return (await this.get('/window/handles')) as string[]
  }

  post(path: string, body: Record<string, unknown> = {}) {
    return command(this.#url + path, body)
  }

  get(path: string) {
    return command(this.#url + path)
  }

  delete(path = '') {
    return command(this.#url + path, undefined, 'DELETE')
  }
}

/** The key of an element reference on the wire. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** The id of an element that a script has returned; null for any other value. */
export function elementId(value: unknown): string | null {
  const id = value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[ELEMENT] : null
  return typeof id === 'string' ? id : null
}

/** WebDriver's code points for keys without a character. */
export const keyCodes = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Backspace: '\uE003',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  PageDown: '\uE00F',
} as const

async function command(url: string, body?: Record<string, unknown>, method = body ? 'POST' : 'GET'): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  // The WebDriver protocol wraps every reply like this.
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  // A protocol error has these fields, if any.
  const { error = response.status, message = '' } = (value ?? {}) as { error?: string; message?: string }
  throw new Error(`WebDriver: ${error}${message && `, ${message}`}`)
}
