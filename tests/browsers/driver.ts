/** What the journeys need of a browser, whatever the engine. */
export interface Driver {
  /** Name and version, as the browser tells them. */
  readonly version: string
  newTab(): Promise<EngineTab>
  close(): Promise<void>
}

/** A tab as an engine gives it. Scripts are expressions, so that they are the same text for all of them. */
export interface EngineTab {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  evaluate(expression: string): Promise<unknown>
  /** Clicks as a mouse does; false where the expression gives no element. */
  click(expression: string): Promise<boolean>
  /** Real keys, to whatever has the focus. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  upload(expression: string, file: string): Promise<boolean>
  close(): Promise<void>
  /** Errors and warnings of the console, and what nobody caught. */
  readonly messages: readonly string[]
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Backspace'

/** A browser that is not on this machine; the message says what to install. */
export class Missing extends Error {
  override name = 'Missing'
}
