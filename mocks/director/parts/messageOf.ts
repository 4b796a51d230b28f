/** An error as a sentence for people. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
