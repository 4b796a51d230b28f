/** The maximum length of a name inside a text of the server, so that there is room for the rest. */
export const NAME_MAX = 200

/** Cuts a text to a maximum length in code points, as the contract counts; a longer text ends in an ellipsis. */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const characters = Array.from(text)
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength - 1).join('')}…`
}
