import type { EngineTab, Key } from './driver.ts'
import { findScript, inWords, type Query } from './find.ts'

/**
 * Timeout of each wait. Storing every file takes Firefox half a minute on a busy machine; a wait that ends well ends
 * long before.
 */
const TIMEOUT_MS = 120_000
const POLL_MS = 50

/**
 * Where an element is; null without one, and while it or what it is in moves: on a busy machine a movement may stand
 * still for longer than a poll. Runs in the page and is sent there as source text.
 */
function placeInPage(element: Element | null): string | null {
  for (let each = element; each; each = each.parentElement)
    if (
      each
        .getAnimations()
        .some(
          ({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        )
    )
      return null
  return element && JSON.stringify(element.getBoundingClientRect())
}

/** A tab as journeys use it. Every action first waits for its element. */
export class Tab {
  readonly #engine: EngineTab
  readonly #origin: string

  constructor(engine: EngineTab, origin: string) {
    this.#engine = engine
    this.#origin = origin
  }

  get messages() {
    return this.#engine.messages
  }

  goto(path: string) {
    return this.#engine.goto(this.#origin + path)
  }

  reload() {
    return this.#engine.reload()
  }

  evaluate(expression: string) {
    return this.#engine.evaluate(expression)
  }

  press(key: Key) {
    return this.#engine.press(key)
  }

  close() {
    return this.#engine.close()
  }

  /**
   * Polls until `look` gives something other than undefined, null or false. Throws after the timeout, with the text of
   * the page.
   */
  async until<T>(what: string, look: () => Promise<T>): Promise<NonNullable<T>> {
    const deadline = Date.now() + TIMEOUT_MS
    let problem = ''
    while (Date.now() < deadline) {
      try {
        const seen = await look()
        if (seen !== undefined && seen !== null && seen !== false) return seen
        problem = ''
      } catch (error) {
        // A page that is navigating cannot run scripts.
        problem = ` (${error instanceof Error ? error.message : String(error)})`
      }
      await new Promise((resolve) => {
        setTimeout(resolve, POLL_MS)
      })
    }
    throw new Error(`waited for ${what}${problem}; ${await this.#describePage()}`)
  }

  /** Waits for an element and returns its text. */
  waitFor(query: Query): Promise<string> {
    return this.until(inWords(query), async () => {
      const text = await this.evaluate(`(${findScript(query)})?.textContent`)
      return typeof text === 'string' ? text : null
    })
  }

  waitGone(query: Query) {
    return this.until(`${inWords(query)} to go`, () => this.evaluate(`${findScript(query)} === null`))
  }

  /** Clicks an element once it stands still, because a click on a moving element would miss. */
  async click(query: Query) {
    let place: unknown = null
    await this.until(`${inWords(query)} that stands still`, async () => {
      const before = place
      place = await this.evaluate(`(${placeInPage.toString()})(${findScript(query)})`)
      return typeof place === 'string' && place === before
    })
    await this.until(inWords(query), () => this.#engine.click(findScript(query)))
  }

  /** Types into a field and replaces its text. */
  async enter(query: Query, text: string) {
    await this.click(query)
    await this.until(`the focus in ${inWords(query)}`, () =>
      this.evaluate(`document.activeElement === ${findScript(query)} && (document.activeElement.select(), true)`),
    )
    await this.#engine.type(text)
  }

  upload(query: Query, file: string) {
    return this.until(inWords(query), () => this.#engine.upload(findScript(query), file))
  }

  async #describePage() {
    const script = `[location.pathname,
      ['[role=dialog]', '#touchline-director-panel', 'body']
        .map((part) => document.querySelector(part)?.innerText.replace(/\\s+/g, ' '))
        .filter(Boolean)
        .map((text) => text.length > 1200 ? text.slice(0, 600) + ' … ' + text.slice(-600) : text)
        .join(' | ')]`
    // evaluate() is untyped; the script returns two strings.
    const [path, text] = (await this.evaluate(script).catch(() => ['?', 'nothing that could be read'])) as string[]
    return `${path} showed: ${text}`
  }
}
