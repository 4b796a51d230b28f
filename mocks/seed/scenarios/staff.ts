import { rovers, type SeedClub, type SeedUser } from './scenarios.ts'

const list = (text: string) => text.split(',').map((item) => item.trim())

/** Who works at Westmere Rovers, beside the four accounts that everybody may sign in with. */
const roversStaff = list(
  'Callum Redfern, Siobhan Doyle, Marcus Ofori, Lucy Ashcroft, Tom Garstang, Anjali Mehta, Ben Hesketh, Ewa Nowicka, ' +
    'Daniel Brightwell, Rosie Tattersall, Yusuf Rahman, Megan Sharples, Peter Lathom, Chloe Winstanley, Oluwaseun Adeyemi, ' +
    'Fiona Muir, Jack Catterall, Zara Iqbal, Stephen Rimmer, Amelia Thornley, Gwen Pritchard, Kieran Molloy',
)

/** The staff of a club that is at work, none for a club whose people are all among its accounts. */
export function staffOf(club: Pick<SeedClub, 'id'>): SeedUser[] {
  return club.id === rovers.id ? roversStaff.map((name) => colleague(name, 'rovers.example')) : []
}

function colleague(name: string, host: string): SeedUser {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { email: `${firstName}.${lastName}@${host}`.toLowerCase(), firstName, lastName, role: 'user' }
}
