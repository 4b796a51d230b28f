const letters = new Intl.Segmenter()

/** The first letter as a reader sees it, not a part of one. */
const initial = (name: string) => letters.segment(name.trim()).containing(0)?.segment ?? ''

/** Two letters that stand for a person. */
export function initialsOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return (initial(firstName) + initial(lastName)).toUpperCase()
}
