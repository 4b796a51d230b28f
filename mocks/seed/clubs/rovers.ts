import { englishGoods, roversGoods, roversShirts } from '../shop/goods.ts'
import type { SeedUser } from '../scenarios/scenarios.ts'
import { footballOpponents } from '../ticketing/opponents.ts'
import { quaysidePark } from '../ticketing/stands.ts'
import { populationsOf } from '../fans/populations.ts'
import type { ClubContent } from './content.ts'
import { roversBookmarks, roversSegments } from './roversAudiences.ts'
import { roversConnectors } from './roversConnectors.ts'
import { english } from './setting.ts'

const names =
  'Callum Redfern, Siobhan Doyle, Marcus Ofori, Lucy Ashcroft, Tom Garstang, Anjali Mehta, Ben Hesketh, Ewa Nowicka, ' +
  'Daniel Brightwell, Rosie Tattersall, Yusuf Rahman, Megan Sharples, Peter Lathom, Chloe Winstanley, Oluwaseun Adeyemi, ' +
  'Fiona Muir, Jack Catterall, Zara Iqbal, Stephen Rimmer, Amelia Thornley, Gwen Pritchard, Kieran Molloy'

/** A user of the club with an e-mail made of the name. */
function colleague(name: string): SeedUser {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { email: `${firstName}.${lastName}@rovers.example`.toLowerCase(), firstName, lastName, role: 'user' }
}

export const roversContent: ClubContent = {
  fansFrom: () =>
    populationsOf([
      ['GB', 820],
      ['IE', 50],
      ['DE', 24],
      ['NO', 22],
      ['ES', 18],
      ['NL', 15],
      ['PL', 14],
      ['SE', 11],
      ['FR', 11],
      ['PT', 6],
      ['IT', 5],
      ['DK', 4],
    ]),
  members: null,
  setting: {
    prefix: 'WR',
    calendar: 'football',
    opponents: footballOpponents,
    ground: quaysidePark,
    words: english,
    goods: [...englishGoods, ...roversGoods],
    shirts: roversShirts,
  },
  staff: names.split(', ').map(colleague),
  connectors: roversConnectors,
  bookmarks: roversBookmarks,
  segments: roversSegments,
}
