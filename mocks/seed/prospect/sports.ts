import { good, type Good } from '../shop/goods.ts'
import type { CalendarName } from '../ticketing/gameCalendars.ts'

/** What a sport calls things, and what its fans buy. */
export interface SportWords {
  /** A home game: `Match`, `Race`, … */
  game: string
  /** Stands between the two names of an event. */
  versus: string
  /** What a ground is called, after its town. */
  ground: string
  season: CalendarName
  nicknames: readonly string[]
  /** What the players wear. */
  shirt: string
  goods: readonly Good[]
}

const list = (text: string) => text.split(', ')

/** Nicknames of opponents, by the character of a sport; no well-known club has one of them. */
const onGrass = list('Weavers, Ferrymen, Lanterns, Millwrights, Foresters, Quarrymen')
const animals = list('Kestrels, Herons, Lynxes, Otters, Magpies, Stoats')
const swift = list('Arrows, Comets, Hares, Gusts, Swallows, Sprinters')

const onField = { game: 'Match', versus: 'v', season: 'football', nicknames: onGrass, shirt: 'shirt' } as const
const indoors = { game: 'Game', versus: 'v', ground: 'Arena', season: 'basketball', nicknames: animals } as const
const alone = { versus: 'host', season: 'summer', nicknames: swift } as const

/** The words of every sport that a club may have; the keys are the ids of the sports. */
export const sportWords: Record<string, SportWords> = {
  football: { ...onField, ground: 'Park', goods: [good('Size 5 ball', 17.9, 6), good('Shin pads', 14.9, 4)] },
  basketball: { ...indoors, shirt: 'jersey', goods: [good('Size 7 ball', 24.9, 7), good('Bedroom hoop', 21.9, 5)] },
  handball: { ...indoors, shirt: 'shirt', goods: [good('Size 3 ball', 22.9, 6), good('Grip wax', 9.9, 3)] },
  hockey: {
    ...onField,
    ground: 'Hockey Ground',
    nicknames: animals,
    goods: [good('Hockey stick, junior', 39.9, 4), good('Dimple ball', 7.9, 7)],
  },
  'ice-hockey': {
    ...indoors,
    ground: 'Ice Hall',
    season: 'ice hockey',
    shirt: 'jersey',
    goods: [good('Puck with crest', 7.9, 14), good('Foam finger', 9.9, 6)],
  },
  rugby: { ...onField, ground: 'Park', goods: [good('Size 5 rugby ball', 19.9, 6), good('Scrum cap', 34.9, 3)] },
  'american-football': {
    ...onField,
    game: 'Game',
    ground: 'Field',
    nicknames: animals,
    shirt: 'jersey',
    goods: [good('Leather football', 29.9, 5), good('Foam finger', 9.9, 7)],
  },
  baseball: {
    ...onField,
    game: 'Game',
    ground: 'Ballpark',
    season: 'summer',
    nicknames: swift,
    shirt: 'jersey',
    goods: [good('Signed ball', 24.9, 5), good('Fitted cap', 29.9, 12)],
  },
  cricket: {
    ...onField,
    ground: 'Oval',
    season: 'summer',
    goods: [good('Cricket ball, leather', 21.9, 5), good('Sun hat', 17.9, 9)],
  },
  volleyball: {
    ...indoors,
    game: 'Match',
    shirt: 'shirt',
    goods: [good('Volleyball', 24.9, 6), good('Knee pads', 16.9, 4)],
  },
  tennis: {
    ...alone,
    game: 'Tie',
    versus: 'v',
    ground: 'Courts',
    shirt: 'polo',
    goods: [good('Tube of balls', 8.9, 9), good('Wristbands, pair', 6.9, 7)],
  },
  athletics: {
    ...alone,
    game: 'Meeting',
    ground: 'Track',
    shirt: 'vest',
    goods: [good('Running cap', 16.9, 8), good('Spike bag', 12.9, 4)],
  },
  cycling: {
    ...alone,
    game: 'Race',
    ground: 'Velodrome',
    shirt: 'jersey',
    goods: [good('Bidon', 7.9, 11), good('Cycling cap', 14.9, 8)],
  },
  swimming: {
    ...alone,
    game: 'Gala',
    ground: 'Pool',
    season: 'basketball',
    shirt: 'T-shirt',
    goods: [good('Swim cap', 9.9, 12), good('Goggles', 15.9, 7)],
  },
  esports: {
    ...alone,
    game: 'Match',
    versus: 'v',
    ground: 'Arena',
    season: 'basketball',
    shirt: 'jersey',
    goods: [good('Mouse mat, XL', 24.9, 10), good('Arm sleeve', 17.9, 5)],
  },
}
