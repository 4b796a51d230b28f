/** The name of a story as people write it: `Nothing Found` becomes `Nothing found`. */
export const inSentenceCase = (name: string) => name.slice(0, 1) + name.slice(1).toLowerCase()
