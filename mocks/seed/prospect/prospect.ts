import { CrestPattern } from '../../../src/contract/club.ts'
import { createRng, type Rng } from '../../db/random/rng.ts'
import { fold } from '../../db/text/fold.ts'
import type { ClubContent } from '../clubs/content.ts'
import { english, initialsOf } from '../clubs/setting.ts'
import { harbour, newclub, rovers, type SeedClub, type SeedUser } from '../scenarios/scenarios.ts'
import { findSport } from '../system.ts'
import { bookmarksOf, segmentsOf } from './audiences.ts'
import type { ClubData } from './clubData.ts'
import { connectorsOf } from './connectors.ts'
import { groundFor, opponentsOf } from './ground.ts'
import { fansAround, poolOf } from './places/atlas.ts'
import { resolveClub, type ResolvedClub } from './resolve.ts'
import { goodsOf, shirtsOf } from './shop.ts'

const STAFF = 14
/**
 * Countries that play the sports of the summer from October to March: in the south, and where July is too hot or wet.
 */
const playFromOctober = new Set(['AR', 'AU', 'BR', 'IN', 'NZ', 'ZA'])

/** The club of a prospect, with everything that its data decides. */
export interface Prospect {
  club: SeedClub
  content: ClubContent
  fans: number
}

/**
 * Creates the club of a prospect. It takes the place of the first club of other scenarios: links and sessions stay
 * valid.
 */
export function prospectOf(data: ClubData): Prospect {
  const club = resolveClub(data)
  const connectors = connectorsOf(club)
  const host = hostOf(club.shortName)
  const isPattern = CrestPattern.safeParse(club.crest)
  const [accent, second] = club.colours
  const sport = findSport(club.sport)?.name ?? club.sport
  return {
    fans: club.fans,
    club: {
      id: rovers.id,
      name: club.name,
      description: `${sport} in ${club.city}, at ${club.stadium}.`,
      sport: club.sport,
      country: club.country,
      accent,
      crest: isPattern.success
        ? { pattern: isPattern.data, second, image: null }
        : { pattern: 'stripes', second, image: club.crest },
      billing: rovers.billing,
      teams: club.teams,
      users: accountsOf(club, host),
    },
    content: {
      setting: {
        prefix: initialsOf(club.name),
        calendar:
          club.words.season === 'summer' && playFromOctober.has(club.country) ? 'from October' : club.words.season,
        opponents: opponentsOf(club),
        ground: groundFor(club),
        words: { ...english, versus: club.words.versus },
        goods: goodsOf(club),
        shirts: shirtsOf(club),
      },
      fansFrom: () => fansAround(club.country, club.city),
      members: club.members,
      staff: staffOf(club, host),
      connectors,
      bookmarks: bookmarksOf(club),
      segments: segmentsOf(club, connectors),
    },
  }
}

/** The hosts of the staff of the other clubs, who can sign in too. */
const taken = new Set([harbour, newclub].flatMap(({ users }) => users.map(({ email }) => email.split('@')[1])))

/** The host of the staff's e-mails. */
function hostOf(name: string): string {
  const letters = fold(name).replace(/[^a-z0-9]+/g, '')
  const label = letters.slice(0, 30) || 'club'
  return taken.has(`${label}.example`) ? `${label}-club.example` : `${label}.example`
}

const personOf = (rng: Rng, { country }: ResolvedClub) => {
  const { male, female, last } = poolOf(country)
  return { firstName: rng.pick(rng.chance(0.5) ? female : male), lastName: rng.pick(last) }
}

/** The accounts have the ids of those that they replace, so that who is signed in stays so. */
function accountsOf(club: ResolvedClub, host: string): SeedUser[] {
  const rng = createRng(`prospect/${club.name}/accounts`)
  return rovers.users.map(({ email: replaces, role }, index): SeedUser => {
    const { firstName, lastName } = index === 0 ? club.admin : personOf(rng, club)
    return { email: `${replaces.slice(0, replaces.indexOf('@'))}@${host}`, firstName, lastName, role, replaces }
  })
}

function staffOf(club: ResolvedClub, host: string): SeedUser[] {
  const rng = createRng(`prospect/${club.name}/staff`)
  const emails = new Set<string>()
  const staff: SeedUser[] = []
  while (staff.length < STAFF) {
    const person = personOf(rng, club)
    const plain = (text: string) => fold(text).replace(/[^a-z]+/g, '')
    const email = `${plain(person.firstName)}.${plain(person.lastName)}@${host}`
    if (emails.has(email)) continue
    emails.add(email)
    staff.push({ ...person, email, role: 'user' })
  }
  return staff
}
