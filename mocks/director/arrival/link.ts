/** How the fragment of an address begins that holds a demo. */
const PREFIX = '#demo='

/** True if an address holds a demo. */
export const holdsDemo = (hash: string): boolean => hash.startsWith(PREFIX)

/** The text of the demo in the fragment of an address. */
export const textOfHash = (hash: string): string => hash.slice(PREFIX.length)

/**
 * The address that opens a demo.
 *
 * @param root where the product begins, such as `https://club.example/`
 */
export const addressOf = (root: string, text: string): string => `${root}${PREFIX}${text}`
