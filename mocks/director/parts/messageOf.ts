/** An error as a sentence for the person at the director. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
