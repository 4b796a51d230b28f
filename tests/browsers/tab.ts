import type { EngineTab, Key } from './driver.ts'
import { findScript, inWords, type Query } from './find.ts'

/** Three browsers take turns on slow machines: whatever comes, comes within this time. */
const PATIENCE_MS = 30_000
const BETWEEN_LOOKS_MS = 50

/** A tab as a journey uses it: it waits for whatever it is to act on. */
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

  /** Polls until a look gives something other than undefined, null or false. */
  async until<T>(what: string, look: () => Promise<T>): Promise<NonNullable<T>> {
    const deadline = Date.now() + PATIENCE_MS
    let trouble = ''
    while (Date.now() < deadline) {
      try {
        const seen = await look()
        if (seen !== undefined && seen !== null && seen !== false) return seen
        trouble = ''
      } catch (error) {
        // A page that is on its way to another one cannot be asked.
        trouble = ` (${error instanceof Error ? error.message : String(error)})`
      }
      await new Promise((resolve) => {
        setTimeout(resolve, BETWEEN_LOOKS_MS)
      })
    }
    throw new Error(`waited for ${what}${trouble}; ${await this.#shown()}`)
  }

  /** Waits for an element, and gives its text. */
  waitFor(query: Query): Promise<string> {
    return this.until(inWords(query), async () => {
      const text = await this.evaluate(`(${findScript(query)})?.textContent`)
      return typeof text === 'string' ? text : null
    })
  }

  waitGone(query: Query) {
    return this.until(`${inWords(query)} to go`, () => this.evaluate(`${findScript(query)} === null`))
  }

  /** Clicks on an element once it stands still: what slides in would be missed. */
  async click(query: Query) {
    let place: unknown = null
    await this.until(`${inWords(query)} that stands still`, async () => {
      const before = place
      place = await this.evaluate(`JSON.stringify(${findScript(query)}?.getBoundingClientRect())`)
      return typeof place === 'string' && place === before
    })
    await this.until(inWords(query), () => this.#engine.click(findScript(query)))
  }

  /** Types into a field in place of what is there. */
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

  async #shown() {
    const shown = `[location.pathname,
      (document.querySelector('[role=dialog]') ?? document.body).innerText.replace(/\\s+/g, ' ').slice(0, 600)]`
    // A script given as text has no type; it gives two texts.
    const [path, text] = (await this.evaluate(shown).catch(() => ['?', 'nothing that could be read'])) as string[]
    return `${path} showed: ${text}`
  }
}
