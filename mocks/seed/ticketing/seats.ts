import { createPermutation } from '../../db/permutation.ts'
import type { ClubSetting } from '../scenarios/setting.ts'
import type { Part, Place } from './seating.ts'
import type { Stand } from './stands.ts'

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
  /** A seat of a block; standing room if there is no such block. */
  placeOf(block: number, seat: number): Place
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
  const { name, match, season } = ground.terrace
  const standing: Place = { text: `${name}, ${words.standing}`, match, season }
  return {
    count: blocks.length,
    placeOf(block, seat) {
      const found = blocks[block]
      if (!found) return standing
      const { stand } = found
      return {
        text: `${stand.name}, ${words.row} ${found.row}, ${words.seat} ${found.seat + seat}`,
        match: stand.match,
        season: stand.season,
      }
    },
  }
}

/** Gives the blocks of an occasion to its bookings in a shuffled order, each once. */
export function shuffleBlocks({ count }: Seats, seed: string): (booking: number) => number {
  const { of } = createPermutation(count, seed)
  return (booking) => (booking < count ? of(booking) : count)
}
