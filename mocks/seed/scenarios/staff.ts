import { rovers, type SeedClub, type SeedUser } from './scenarios.ts'

const list = (text: string) => text.split(',').map((item) => item.trim())

/** The staff of Westmere Rovers, besides the accounts in its scenario. */
const roversStaff = list(
  'Callum Redfern, Siobhan Doyle, Marcus Ofori, Lucy Ashcroft, Tom Garstang, Anjali Mehta, Ben Hesketh, Ewa Nowicka, ' +
    'Daniel Brightwell, Rosie Tattersall, Yusuf Rahman, Megan Sharples, Peter Lathom, Chloe Winstanley, Oluwaseun Adeyemi, ' +
    'Fiona Muir, Jack Catterall, Zara Iqbal, Stephen Rimmer, Amelia Thornley, Gwen Pritchard, Kieran Molloy',
)

/** The additional staff of a club with data; empty if the scenario lists all of its people. */
export function staffOf(club: Pick<SeedClub, 'id'>): SeedUser[] {
  return club.id === rovers.id ? roversStaff.map((name) => colleague(name, 'rovers.example')) : []
}

function colleague(name: string, host: string): SeedUser {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { email: `${firstName}.${lastName}@${host}`.toLowerCase(), firstName, lastName, role: 'user' }
}
