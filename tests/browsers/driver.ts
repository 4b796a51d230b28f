/** The common interface of all browsers that journeys run in. */
export interface Driver {
  /** Name and version, as the browser reports them. */
  readonly version: string
  newTab(): Promise<EngineTab>
  /** The window that a page opens while `act` runs. */
  openedBy(act: () => Promise<unknown>): Promise<EngineTab>
  close(): Promise<void>
}

/** A tab of an engine. Scripts are expressions in text form, so that every engine gets the same ones. */
export interface EngineTab {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  evaluate(expression: string): Promise<unknown>
  /** Clicks like a mouse; false if the expression yields no element. */
  click(expression: string): Promise<boolean>
  /** Sends real key strokes to the focused element. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  upload(expression: string, file: string): Promise<boolean>
  close(): Promise<void>
  /** Errors and warnings of the console, and uncaught exceptions. */
  readonly messages: readonly string[]
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Backspace' | 'ArrowRight' | 'ArrowUp' | 'PageDown'

/** A browser that is not installed; the message says what to install. */
export class Missing extends Error {
  override name = 'Missing'
}

/** A window that a page opens is there within this time, in milliseconds. */
const APPEAR_MS = 60_000
const POLL_MS = 50

/** Asks until something is there. */
export async function appears<T>(look: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + APPEAR_MS
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > deadline) throw new Error('no window was opened')
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS)
    })
  }
}
