/** The state of the model before a call, as far as a copy needs it (docs/guides/inspector.md#copies). */
export interface KeptState {
  seed: string
  /** A journal for `control.importJournal`, without passwords and keys. */
  journal: unknown
  /** The id of the person who asked; null for nobody. */
  person: string | null
  /** The id of the mail whose link carried the token; null for other tokens. */
  mail: string | null
  /** True if the model is sure to answer the same again, field by field. */
  isExact: boolean
}
