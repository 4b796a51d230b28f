import { usualBookmarks, type SeedBookmark, type SeedConnector, type SeedSegment } from '../clubs/content.ts'
import { countryName } from '../words/pools.ts'
import { neighboursOf } from './places/atlas.ts'
import type { ResolvedClub } from './resolve.ts'

const RENEWAL = 'Season-ticket holders under 30'
const WELCOME = 'New fans at home'
const SENIORS = 'Fans over 60'
const YOUTH = 'Youth'

/** The name of the bookmark for the fans in a country. */
const abroad = (country: string) => `Fans in ${country}`
const inCountry = (country: string) => `country=${encodeURIComponent(country).replaceAll('%20', '+')}`

/** The saved views of a club's dashboard. */
export function bookmarksOf({ country, words }: ResolvedClub): SeedBookmark[] {
  const home = inCountry(countryName(country))
  const game = words.game.toLowerCase()
  return [
    [RENEWAL, 'age=18-29&membership=Season+ticket', 'For the renewal letter'],
    ...neighboursOf(country)
      .slice(0, 3)
      .map((cca2): SeedBookmark => [abroad(countryName(cca2)), inCountry(countryName(cca2))]),
    ...usualBookmarks,
    ['Season tickets, all', 'membership=Season+ticket', `Before every home ${game}`],
    ['Season tickets, women', 'membership=Season+ticket&gender=Female'],
    ['Hospitality guests', 'membership=Hospitality', 'Lounge and boxes'],
    ['Senior members', 'membership=Senior'],
    [YOUTH, 'membership=Youth&age=0-17', 'Academy open day'],
    ['New under-18s', 'period=90d&age=0-17'],
    ['Women, 18 to 29', 'age=18-29&gender=Female'],
    [SENIORS, 'age=60%2B', 'Heritage evening'],
    ['Home crowd, 45 to 59', `${home}&age=45-59`],
    [WELCOME, `period=30d&${home}`, 'Welcome pack'],
  ]
}

/** The segments of a club, which go to its first connector for marketing; none without one. */
export function segmentsOf({ country }: ResolvedClub, connectors: readonly SeedConnector[]): SeedSegment[] {
  const connector = connectors.find(({ key }) => key.startsWith('newsletter'))?.key
  if (connector === undefined) return []
  const [neighbour] = neighboursOf(country)
  const segment = (
    name: string,
    description: string | null,
    bookmark: string,
    age: number,
    synced: number,
    state: Pick<SeedSegment, 'failed' | 'disabled'> = {},
  ): SeedSegment => ({ name, description, bookmark, connector, age, synced, ...state })
  return [
    segment('Renewal letter', 'Season-ticket holders under 30', RENEWAL, 34, 8),
    segment('Welcome pack', 'A scarf for new members', WELCOME, 83, 7),
    segment('Heritage evening', 'Fans over 60, twice a year', SENIORS, 264, 46),
    segment('Academy open day', 'Parents of young fans', YOUTH, 55, 31),
    segment('Women’s team launch', 'Over since the autumn', 'Season tickets, women', 331, 104 * 24, { disabled: true }),
    ...(neighbour === undefined ? [] : [segment('Supporters abroad', null, abroad(countryName(neighbour)), 118, 21)]),
  ]
}
