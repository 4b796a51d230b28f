/** A text with placeholders: `#` is a digit (the first one never 0), `@` a letter of post codes. */
export interface Pattern {
  /** The number of texts that fit. */
  size: number
  /** Fills the placeholders, by a number from 0 to `size` - 1. */
  fill(value: number): string
  /**
   * Returns a function that tells whether the text of a number contains another text, ignoring case; null if none does.
   */
  contains(needle: string): ((value: number) => boolean) | null
}

interface Hole {
  /** What a number is divided by, so that the remainder for `choices` is the choice. */
  divisor: number
  choices: string
}

/** Holds for a number that leaves this remainder after it was divided. */
interface Condition {
  divisor: number
  modulus: number
  remainder: number
}

const DIGITS = '0123456789'
/** The letters that the post codes of Britain, Ireland, Canada and the Netherlands have in common. */
const LETTERS = 'AEHNPRTWXY'

const patterns = new Map<string, Pattern>()
/** The pattern of a text such as `+44 7700 900###`. */
export function patternOf(text: string): Pattern {
  let pattern = patterns.get(text)
  if (!pattern) patterns.set(text, (pattern = createPattern(text)))
  return pattern
}

function createPattern(text: string): Pattern {
  let size = 1
  const parts = Array.from(text, (character, at): string | Hole => {
    if (character !== '#' && character !== '@') return character
    const first = text.indexOf('#') === at
    const choices = character === '@' ? LETTERS : first ? DIGITS.slice(1) : DIGITS
    const hole = { divisor: size, choices }
    size *= choices.length
    return hole
  })
  const choose = ({ divisor, choices }: Hole, value: number) =>
    choices.charAt(Math.floor(value / divisor) % choices.length)

  /** What a number has to be to make the text contain a needle at a position; null if none does. */
  function conditionsAt(position: number, needle: string): Condition[] | null {
    const conditions: Condition[] = []
    for (let at = 0; at < needle.length; at++) {
      const part = parts[position + at] ?? ''
      const letter = needle.charAt(at)
      if (typeof part === 'string') {
        if (part.toLowerCase() !== letter) return null
        continue
      }
      const choice = part.choices.toLowerCase().indexOf(letter)
      if (choice < 0) return null
      // The divisors ascend from one placeholder to the next: what follows another one is decided by the same division.
      const last = conditions.at(-1)
      if (last && last.divisor * last.modulus === part.divisor) {
        last.remainder += choice * last.modulus
        last.modulus *= part.choices.length
      } else conditions.push({ divisor: part.divisor, modulus: part.choices.length, remainder: choice })
    }
    return conditions
  }

  return {
    size,
    fill: (value) => parts.map((part) => (typeof part === 'string' ? part : choose(part, value))).join(''),
    contains(needle) {
      const places = Array.from({ length: Math.max(0, parts.length - needle.length + 1) }, (_, position) =>
        conditionsAt(position, needle),
      ).filter((place) => place !== null)
      if (places.length === 0) return null
      return (value) =>
        places.some((place) =>
          place.every(({ divisor, modulus, remainder }) => Math.floor(value / divisor) % modulus === remainder),
        )
    },
  }
}
