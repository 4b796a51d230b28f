/**
 * What a component's page says beside its stories and properties. It stands in the story file, as the parameter
 * `about`.
 */
export interface About {
  /** The file of the component, from the root of the repository. */
  file: string
  /** Its other files, or folders that end with a slash. They have no page of their own. */
  parts?: readonly string[]
  /** The version with which it came. */
  since: string
  /** When to take it. */
  use: string
  /** When to take something else, and what. */
  avoid: string
  /** What we do, and what we do not. */
  rules: readonly (readonly [yes: string, no: string])[]
  /** Its keys, beside Tab and the usual ones of its elements. */
  keys?: readonly (readonly [key: string, effect: string])[]
  /** What its sizes are, and how it behaves where there is little room. */
  sizes: string
  /** The height of a frame in px, for a component that covers the page or has stories that do. */
  frame?: number
}

/** How far a component has come, as a tag of its stories. */
export const statuses = ['stable', 'new', 'deprecated'] as const
export type Status = (typeof statuses)[number]

declare module '@storybook/react-vite' {
  interface Parameters {
    about?: About
  }
}
