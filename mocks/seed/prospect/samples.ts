import { prospectOf } from './prospect.ts'
import type { ResolvedClub } from './resolve.ts'

/** Some of what a club will show: its people, games and prices. */
export interface ClubSamples {
  people: string[]
  opponents: string[]
  /** In the currency of the country. */
  goods: { name: string; price: number }[]
}

const SAMPLES = 2

/** Takes samples of what the demo makes of a club, without its fans. */
export function samplesOf(resolved: ResolvedClub): ClubSamples {
  const { members, words: _words, ...data } = resolved
  const { club, content } = prospectOf({ ...data, ...(members !== null && { members }) })
  return {
    people: club.users.slice(0, SAMPLES).map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    opponents: content.setting.opponents.slice(0, SAMPLES),
    goods: content.setting.goods.slice(0, SAMPLES).map(({ name, price }) => ({ name, price })),
  }
}
