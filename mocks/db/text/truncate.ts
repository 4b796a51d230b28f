/** So much of a name goes into a text of the server's own, which must leave room for the rest. */
export const NAME_MAX = 200

/** A text of at most so many characters, counted as the contract does by code points; a longer one ends in an ellipsis. */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text
  const characters = Array.from(text)
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}
