import type { Role } from '../../../src/contract/fields/user.ts'

/** The password of every seeded account. */
export const PASSWORD = 'touchline'

export interface SeedUser {
  email: string
  firstName: string
  lastName: string
  role: Role
  /** The e-mail of the account whose place it takes in another scenario, and whose id it has. */
  replaces?: string
}

const person = (email: string, firstName: string, lastName: string, role: Role): SeedUser => ({
  email,
  firstName,
  lastName,
  role,
})

/** The clubs of most scenarios by name, with their users: all that the login page loads of the model. */
export const people = {
  rovers: {
    name: 'Westmere Rovers',
    users: [
      person('admin@rovers.example', 'Hannah', 'Whitlock', 'admin'),
      person('user@rovers.example', 'Idris', 'Cole', 'user'),
      person('ticketing@rovers.example', 'Gareth', 'Llewellyn', 'user'),
      person('shop@rovers.example', 'Priya', 'Sharma', 'user'),
    ],
  },
  harbour: {
    name: 'Harbour Basquete',
    users: [
      person('admin@harbour.example', 'Rui', 'Figueira', 'admin'),
      person('user@harbour.example', 'Beatriz', 'Antunes', 'user'),
      person('bilheteira@harbour.example', 'Tomás', 'Leitão', 'user'),
      person('loja@harbour.example', 'Inês', 'Salgueiro', 'user'),
    ],
  },
  newclub: {
    name: 'Carrick Hockey Club',
    users: [person('owner@newclub.example', 'Orla', 'Keane', 'admin')],
  },
} satisfies Record<string, { name: string; users: SeedUser[] }>

/** An account of the demo, with its password; `note` is a short label. */
export interface DemoAccount {
  email: string
  password: string
  name: string
  note: string
  club: string
}

export const accountOf = (
  { email, firstName, lastName }: SeedUser,
  club: { name: string },
  note: string,
): DemoAccount => ({
  email,
  password: PASSWORD,
  name: `${firstName} ${lastName}`,
  note,
  club: club.name,
})

/** The accounts that the login page and the terminal list in most scenarios, in this order. */
export const accounts: readonly DemoAccount[] = [
  { user: people.rovers.users[0], club: people.rovers, note: 'Admin' },
  { user: people.rovers.users[1], club: people.rovers, note: 'User' },
  { user: people.harbour.users[0], club: people.harbour, note: 'Admin' },
  { user: people.newclub.users[0], club: people.newclub, note: 'Admin, no plan' },
].flatMap(({ user, club, note }) => (user ? [accountOf(user, club, note)] : []))
