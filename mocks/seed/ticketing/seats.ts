import { createPermutation } from '../../db/random/permutation.ts'
import type { ClubSetting } from '../clubs/setting.ts'
import type { Part } from './seating.ts'
import type { Prices, Stand } from './stands.ts'
import { ages } from './tickets.ts'

type Setting = Pick<ClubSetting, 'ground' | 'words'>

/** Adjacent seats, as the first one. */
interface Block {
  stand: Stand
  row: number
  seat: number
}

/** The seats of one half of a ground in blocks of adjacent seats. */
export interface Seats {
  /** The number of blocks; every further one is standing room. */
  count: number
  /**
   * The prices in a block in cents, by the codes of the age groups; those of standing room if there is no such block.
   */
  centsOf(block: number): readonly number[]
  /** The name of a seat of a block; standing room if there is no such block. */
  textOf(block: number, seat: number): string
}

const terraceText = ({ ground, words }: Setting) => `${ground.terrace.name}, ${words.standing}`

const centsOf = (prices: Prices) => ages.map((age) => Math.round(prices[age] * 100))

/**
 * Divides one half of a ground into blocks: match tickets are for the front half of each stand, season tickets for the
 * back half.
 */
export function createSeats(setting: Setting, part: Part, size: number): Seats {
  const { ground, words } = setting
  const occasion = part === 'front' ? 'match' : 'season'
  const blocks = ground.stands.flatMap((stand): Block[] => {
    const half = Math.floor(stand.rows / 2)
    const [first, last] = part === 'front' ? [1, half] : [half + 1, stand.rows]
    return Array.from({ length: last - first + 1 }, (_, index) =>
      Array.from({ length: Math.floor(stand.seats / size) }, (__, block) => ({
        stand,
        row: first + index,
        seat: block * size + 1,
      })),
    ).flat()
  })
  const ofStands = new Map(ground.stands.map((stand) => [stand, centsOf(stand[occasion])]))
  const ofTerrace = centsOf(ground.terrace[occasion])
  const ofBlocks = blocks.map(({ stand }) => ofStands.get(stand) ?? ofTerrace)
  // Cached, because most seats are sold again and again.
  const texts = Array.from<string | undefined>({ length: blocks.length * size })
  return {
    count: blocks.length,
    centsOf: (block) => ofBlocks[block] ?? ofTerrace,
    textOf(block, seat) {
      const found = blocks[block]
      if (!found) return terraceText(setting)
      return (texts[block * size + seat] ??=
        `${found.stand.name}, ${words.row} ${found.row}, ${words.seat} ${found.seat + seat}`)
    },
  }
}

/** Gives the blocks of an occasion to its bookings in a shuffled order, each once. */
export function shuffleBlocks({ count }: Seats, seed: string): (booking: number) => number {
  const { of } = createPermutation(count, seed)
  return (booking) => (booking < count ? of(booking) : count)
}
