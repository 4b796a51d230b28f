import { lazy } from '../../db/lazy.ts'
import { weightedIndex } from '../../db/random/draws.ts'
import { createEmailNumbers, emailStyles, emailStyleWeights, emailTexts, namesOfEmail } from './emails.ts'
import { createNames } from './names.ts'
import { MISSING, type PersonDraws } from './personDraws.ts'
import { lexiconOf, type Population } from './populations.ts'

const pickStyle = weightedIndex(emailStyleWeights)

/** The populations that people belong to, with weights. */
export type FansFrom = readonly (readonly [population: Population, weight: number])[]

/** Where people come from, their names and their e-mails, which are unique. */
export function createIdentities(draws: PersonDraws, fansFrom: FansFrom, seed: string) {
  const { count, column } = draws
  const populations = fansFrom.map(([population]) => population)
  const lexicon = lexiconOf(populations)
  const names = createNames(count, `${seed}/names`, populations)
  const place = column(names.placeOf)
  const population = column(draws.weighted('country', weightedIndex(fansFrom.map(([, weight]) => weight))))
  const populationAt = (n: number): Population => {
    const found = populations[population.at(n)]
    if (!found) throw new Error('a club without countries')
    return found
  }
  /** The code of a word of somebody's population. */
  const wordCode = (starts: readonly number[], n: number, index: number) => (starts[population.at(n)] ?? 0) + index

  const drawGender = draws.of('gender')
  const isFemale = (n: number) => drawGender(n) >= 0.66
  const namePair = (n: number) => names.at(place.at(n), population.at(n), isFemale(n))
  const first = column((n) => wordCode(lexicon.first.starts, n, namePair(n).first))
  const last = column((n) => wordCode(lexicon.last.starts, n, namePair(n).last))
  const drawSurname = draws.index('second surname')
  /** The second surname, in countries where people have one. */
  const secondLast = column((n) => {
    const { hasTwoSurnames, last: list } = populationAt(n)
    return hasTwoSurnames ? 1 + wordCode(lexicon.last.starts, n, drawSurname(n, list.names.length)) : MISSING
  })
  const noLastName = draws.missing('last name', 0.02)

  const style = column(draws.weighted('style', pickStyle))
  const styleAt = (n: number) => emailStyles[style.at(n)] ?? 'full'
  const drawHost = draws.index('host')
  const host = column((n) => wordCode(lexicon.hosts.starts, n, drawHost(n, populationAt(n).place.mail.length)))
  const numbers = lazy(() => createEmailNumbers(populations, names.periods()))
  const emailNumber = (n: number, firstCode: number, lastCode: number) =>
    numbers()(firstCode, lastCode, place.at(n), styleAt(n))
  const email = (n: number) => {
    const [firstCode, lastCode] = [first.at(n), last.at(n)]
    const [before, after] = emailTexts(
      lexicon.first.plain[firstCode] ?? '',
      lexicon.last.plain[lastCode] ?? '',
      styleAt(n),
    )
    const digits = emailNumber(n, firstCode, lastCode) || ''
    return `${before}${after}${digits}@${lexicon.hosts.words[host.at(n)] ?? ''}`
  }

  const byHost = firstByHost(populations)
  function numberOfEmail(text: string): number | undefined {
    const index = byHost.get(text.slice(text.indexOf('@') + 1))
    const from = index === undefined ? undefined : populations[index]
    if (index === undefined || !from) return undefined
    const pair = namesOfEmail(text, from)
    const n = pair ? names.numberOf(pair, index) : count
    return n < count && email(n) === text ? n : undefined
  }

  return {
    populations,
    lexicon,
    population: populationAt,
    wordCode,
    isFemale,
    hasLastName: (n: number) => !noLastName(n),
    email,
    /** The number of the person with an e-mail. */
    numberOfEmail: remembered(numberOfEmail),
    columns: { population, first, last, secondLast },
  }
}

/** The index of the first population that uses each host of e-mails. */
function firstByHost(populations: readonly Population[]): Map<string, number> {
  const byHost = new Map<string, number>()
  for (const [index, { place }] of populations.entries())
    for (const domain of place.mail) if (!byHost.has(domain)) byHost.set(domain, index)
  return byHost
}

/**
 * How many e-mails are cached: a person is looked up in several tables in a row, and in a year most fans of a club of
 * the usual size are looked up several times.
 */
const REMEMBERED = 2 ** 14

/** Remembers the latest finds of a pure function. Not what it does not find: a file of other people has thousands. */
function remembered<T>(find: (text: string) => T | undefined): (text: string) => T | undefined {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = find(text)
    if (found === undefined) return undefined
    if (known.size === REMEMBERED) known.clear()
    known.set(text, found)
    return found
  }
}

export type Identities = ReturnType<typeof createIdentities>
