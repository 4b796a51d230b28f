/** A text with placeholders: `#` is a digit (the first one never 0), `@` a letter of post codes. */
export interface Pattern {
  /** The number of texts that fit. */
  size: number
  /** Fills the placeholders, by a number from 0 to `size` - 1. */
  fill(value: number): string
}

interface Hole {
  /** What a number is divided by, so that the remainder for `choices` is the choice. */
  divisor: number
  choices: string
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

  return {
    size,
    fill: (value) => parts.map((part) => (typeof part === 'string' ? part : choose(part, value))).join(''),
  }
}
