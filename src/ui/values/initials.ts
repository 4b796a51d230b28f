const graphemes = new Intl.Segmenter()

/** The first letter as a reader sees it: one code unit or code point may be only a part of it. */
const initial = (name: string) => graphemes.segment(name.trim()).containing(0)?.segment ?? ''

/** The initials of a person, in upper case: two letters, or one if there is no last name. */
export function initialsOf({ firstName, lastName }: { firstName: string; lastName: string | null }): string {
  return (initial(firstName) + initial(lastName ?? '')).toUpperCase()
}
