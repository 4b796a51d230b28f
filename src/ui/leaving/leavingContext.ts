import { createContext } from 'react'

/** Input that somebody would lose by leaving the page. */
export interface UnsavedInput {
  isUnsaved(): boolean
  /** Called before the page is left, because its components may stay for the next address. */
  discard(): void
  /** True for a panel: Escape reaches it while the question lies over it. */
  isPanel: boolean
}

/** What knows of all unsaved input of a page. */
export interface Leaving {
  /** @returns removes the input again */
  add(input: UnsavedInput): () => void
  /** Closes the question and keeps the input. False if nothing is asked. */
  keep(): boolean
}

/**
 * The state of a link that discards unsaved input by its name, such as Cancel, or of a page that has saved it: it is not
 * asked about.
 */
export const DISCARDS = { discards: true }

/** The question that is being asked. */
interface LeavingQuestion {
  /** A panel has the input: it handles Escape itself. */
  isOverPanel: boolean
  /** Closes the question. */
  onKeep(): void
  /** Discards the input, and leaves. */
  onDiscard(): void
}

/** Null while nothing is asked. */
export const QuestionContext = createContext<LeavingQuestion | null>(null)

/** Null outside `<AskBeforeLeaving>`, where only the browser asks. */
export const LeavingContext = createContext<Leaving | null>(null)
