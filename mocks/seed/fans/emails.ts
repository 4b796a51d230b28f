import { inverseOf, type NamePair } from './names.ts'
import type { Population } from './populations.ts'

/** How an e-mail is made from a name. Each style has a separator of its own, or else one letter before it. */
export type EmailStyle = 'full' | 'initial' | 'joined' | 'reversed'

/** The styles, and how often each occurs. */
export const emailStyles: readonly EmailStyle[] = ['full', 'initial', 'joined', 'reversed']
export const emailStyleWeights: readonly number[] = [5, 2, 2, 1]

const separators: Readonly<Record<EmailStyle, string>> = { full: '.', initial: '.', joined: '-', reversed: '_' }
/** What stands between the two names of an e-mail. */
export const separatorOf = (style: EmailStyle): string => separators[style]
/** The separators as they sort. */
const sortedSeparators = [...new Set(Object.values(separators))].toSorted()
/** How many separators there are. */
export const separatorCount = sortedSeparators.length
/** The place of the separator of each style among them. */
export const separatorRanks = emailStyles.map((style) => sortedSeparators.indexOf(separators[style]))

/** Numbers are shuffled below this prime, so that few people have a small one. */
const SHUFFLED = 9973
const FACTOR = 7919
/** What undoes a multiplication by it. */
const FACTOR_BACK = inverseOf(FACTOR, SHUFFLED) ?? 0

/**
 * Gives the numbers in e-mails, 0 for none, which stand for everything that their texts do not tell: with them, e-mails
 * of one host and style differ for any two people. A person who is the first of their name has no number.
 *
 * @param periods see `Names.periods`
 * @returns a function of the two names, as indexes into the names of all populations, one list after another, of the
 *   place that gave them, and of the style
 */
export function createEmailNumbers(populations: readonly Population[], periods: Uint32Array) {
  /** How often each first name occurs before, as far as an e-mail of a style shows it, and more than any does. */
  const firstNames = (style: EmailStyle) => ({
    repeats: Uint16Array.from(populations.flatMap((each) => firstRepeats(each, style).repeats)),
    sizes: Uint16Array.from(populations.flatMap((each) => each.first.names.map(() => firstRepeats(each, style).size))),
  })
  const [shown, initials] = [firstNames('full'), firstNames('initial')]
  const lastRepeats = Uint16Array.from(populations.flatMap(({ last }) => last.repeats))
  const lastSizes = Uint16Array.from(populations.flatMap(({ last }) => last.names.map(() => last.repeatSize)))
  return (first: number, last: number, place: number, style: EmailStyle): number => {
    const turn = Math.floor(place / (periods[first] ?? 1))
    const { repeats, sizes } = style === 'initial' ? initials : shown
    const firstRepeat = turn * (sizes[first] ?? 0) + (repeats[first] ?? 0)
    const rest = firstRepeat * (lastSizes[last] ?? 0) + (lastRepeats[last] ?? 0)
    return rest < SHUFFLED ? (rest * FACTOR) % SHUFFLED : rest
  }
}

/**
 * The text before the `@`, without the number, as the texts before and after the separator, which the first one
 * includes.
 */
export function emailTexts(first: string, last: string, style: EmailStyle): [before: string, after: string] {
  const separator = separators[style]
  if (style === 'reversed') return [last + separator, first]
  return [(style === 'initial' ? first.charAt(0) : first) + separator, last]
}

/** How often a first name occurs before, as far as an e-mail of a style shows it. */
const firstRepeats = ({ first, sameInitial, initialSize }: Population, style: EmailStyle) =>
  style === 'initial' ? { repeats: sameInitial, size: initialSize } : { repeats: first.repeats, size: first.repeatSize }

/** The names from which an e-mail of a population may have been made. */
export function namesOfEmail(email: string, population: Population): NamePair | null {
  const [, before = '', separator, after = '', digits = ''] = /^([a-z]+)([._-])([a-z]+)(\d{0,9})@/.exec(email) ?? []
  const style = styleOf(before, separator)
  if (!style) return null
  const number = Number(digits)
  const rest = number < SHUFFLED ? (number * FACTOR_BACK) % SHUFFLED : number
  const { repeatSize } = population.last
  const { size } = firstRepeats(population, style)
  const repeat = Math.floor(rest / repeatSize) % size
  const [firstText, lastText] = style === 'reversed' ? [after, before] : [before, after]
  const first =
    style === 'initial' ? nthWithInitial(population, firstText, repeat) : population.first.indexOf(firstText, repeat)
  const last = population.last.indexOf(lastText, rest % repeatSize)
  if (first === undefined || last === undefined) return null
  return { first, last, turn: Math.floor(rest / repeatSize / size) }
}

function styleOf(before: string, separator: string | undefined): EmailStyle | null {
  if (separator === '.') return before.length === 1 ? 'initial' : 'full'
  return separator === '-' ? 'joined' : separator === '_' ? 'reversed' : null
}

function nthWithInitial({ first, sameInitial }: Population, initial: string, nth: number): number | undefined {
  const index = first.plain.findIndex((plain, at) => plain.startsWith(initial) && sameInitial[at] === nth)
  return index < 0 ? undefined : index
}
