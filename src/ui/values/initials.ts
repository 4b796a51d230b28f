let graphemes: Intl.Segmenter | null = null

/** A letter that no combining mark follows: those begin at U+0300. */
const alone = /^[!-\u02ff](?=$|[ -\u02ff])/

/**
 * The first grapheme cluster: one code unit or code point may be only a part of what a reader sees as a letter. What
 * `Intl.Segmenter` needs takes a browser a dozen milliseconds to load, and most names do without it.
 */
function initial(name: string): string {
  const text = name.trim()
  return alone.exec(text)?.[0] ?? (graphemes ??= new Intl.Segmenter()).segment(text).containing(0)?.segment ?? ''
}

/** The initials of a person, in upper case: two letters, or one if there is no last name. */
export function initialsOf({ firstName, lastName }: { firstName: string; lastName: string | null }): string {
  return (initial(firstName) + initial(lastName ?? '')).toUpperCase()
}
