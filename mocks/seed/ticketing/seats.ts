import { createPermutation } from '../../db/random/permutation.ts'
import type { ClubSetting } from '../clubs/setting.ts'
import type { Part } from './seating.ts'
import type { Prices, Stand } from './stands.ts'

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
  /** The prices in a block; those of standing room if there is no such block. */
  pricesOf(block: number): { match: Prices; season: Prices }
  /** The name of a seat of a block; standing room if there is no such block. */
  textOf(block: number, seat: number): string
}

/** Divides one half of a ground into blocks: match tickets are for the front half of each stand, season tickets for the back half. */
export function createSeats({ ground, words }: Pick<ClubSetting, 'ground' | 'words'>, part: Part, size: number): Seats {
  const blocks = ground.stands.flatMap((stand): Block[] => {
    const half = Math.floor(stand.rows / 2)
    const [first, last] = part === 'front' ? [1, half] : [half + 1, stand.rows]
    return Array.from({ length: last - first + 1 }, (_, row) =>
      Array.from({ length: Math.floor(stand.seats / size) }, (__, block) => ({
        stand,
        row: first + row,
        seat: block * size + 1,
      })),
    ).flat()
  })
  // Cached, because most seats are sold again and again.
  const texts = Array.from<string | undefined>({ length: blocks.length * size })
  return {
    count: blocks.length,
    pricesOf: (block) => blocks[block]?.stand ?? ground.terrace,
    textOf(block, seat) {
      const found = blocks[block]
      if (!found) return `${ground.terrace.name}, ${words.standing}`
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
