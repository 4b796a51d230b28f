import { CrestPattern } from '../../../src/contract/club.ts'
import { createRng } from '../../db/random/rng.ts'
import { placeOf, poolOf } from './places/atlas.ts'
import type { ClubData } from './clubData.ts'
import { sportWords, type SportWords } from './sports.ts'

type Filled<T> = { [Field in keyof T]-?: NonNullable<T[Field]> }

/** A club as data with a value for every field. */
export interface ResolvedClub extends Filled<Omit<ClubData, 'members'>> {
  members: number | null
  words: SportWords
}

/** Pairs of colours that real clubs wear. */
const pairs: readonly (readonly [string, string])[] = [
  ['#8A1538', '#F3C742'],
  ['#C8102E', '#FFFFFF'],
  ['#0B5FA5', '#FFFFFF'],
  ['#14532D', '#FFFFFF'],
  ['#4B2A82', '#FFFFFF'],
  ['#111111', '#E5B80B'],
  ['#C8102E', '#111111'],
  ['#F26A1B', '#111111'],
]

const DEFAULT_FANS = 12_000
const SHORT_NAME_MAX = 24

/** Fills the fields that are left out, always in the same way for the same data. */
export function resolveClub(data: ClubData): ResolvedClub {
  const name = data.name ?? 'Aldermoor Athletic'
  const country = data.country ?? 'IE'
  const sport = data.sport ?? 'football'
  const words = sportWords[sport]
  if (!words) throw new Error(`no words for ${sport}`)
  // Each choice has randomness of its own, so that to name one field changes no other.
  const rng = (field: string) => createRng(`prospect/${name}/${field}`)
  const city =
    data.city ?? rng('city').weighted(placeOf(country).towns.map(([town, weight]) => [town, weight] as const))
  const { female, last } = poolOf(country)
  const admin = rng('admin')
  return {
    name,
    shortName: data.shortName ?? shortNameOf(name),
    sport,
    country,
    city,
    stadium: data.stadium ?? `${city} ${words.ground}`,
    colours: data.colours ?? [...rng('colours').pick(pairs)],
    crest: data.crest ?? rng('crest').pick(CrestPattern.options),
    teams: data.teams ?? ['First team', 'Women', 'Under 21', 'Academy'],
    fans: data.fans ?? DEFAULT_FANS,
    members: data.members ?? null,
    products: data.products ?? [],
    connectors: data.connectors ?? ['FANGOOGLESHEETS', 'ONEBOX', 'SHOPIFY', 'MAILCHIMP', 'METABASE'],
    admin: data.admin ?? { firstName: admin.pick(female), lastName: admin.pick(last) },
    words,
  }
}

/** Words that no name ends with. */
const JOINING = /^(&|\p{Ll}{1,3})$/u

/** The name if it is short, or else as many of its first words as fit. */
function shortNameOf(name: string): string {
  const fits = (text: string) => Array.from(text).length <= SHORT_NAME_MAX
  const words = name.split(' ')
  // Not in the middle of a phrase: `Royal Football Club`, not `Royal Football Club of the`.
  while (words.length > 1 && (!fits(words.join(' ')) || JOINING.test(words.at(-1) ?? ''))) words.pop()
  const short = words.join(' ')
  return fits(short) ? short : Array.from(short).slice(0, SHORT_NAME_MAX).join('')
}
