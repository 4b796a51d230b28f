import { portugueseGoods, portugueseShirts } from '../shop/goods.ts'
import { basketballOpponents } from '../ticketing/opponents.ts'
import { pavilhaoDasDocas } from '../ticketing/stands.ts'
import { populationsOf } from '../fans/populations.ts'
import type { ClubContent } from './content.ts'
import { harbourBookmarks, harbourSegments } from './harbourAudiences.ts'
import { harbourConnectors } from './harbourConnectors.ts'
import type { TicketWords } from './setting.ts'

const portuguese: TicketWords = {
  adult: 'Adulto',
  concession: 'Sénior',
  junior: 'Júnior',
  row: 'fila',
  seat: 'lugar',
  standing: 'de pé',
  versus: 'x',
  seasonTicket: 'Lugar anual',
}

export const harbourContent: ClubContent = {
  fansFrom: () =>
    populationsOf([
      ['PT', 840],
      ['ES', 60],
      ['FR', 40],
      ['GB', 25],
      ['DE', 20],
      ['NL', 15],
    ]),
  members: null,
  setting: {
    prefix: 'HB',
    calendar: 'basketball',
    opponents: basketballOpponents,
    ground: pavilhaoDasDocas,
    words: portuguese,
    goods: portugueseGoods,
    shirts: portugueseShirts,
  },
  staff: [],
  connectors: harbourConnectors,
  bookmarks: harbourBookmarks,
  segments: harbourSegments,
}
