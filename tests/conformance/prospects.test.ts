import { createBackend } from '../../mocks/backend.ts'
import type { ClubData } from '../../mocks/seed/prospect/clubData.ts'
import { expectEveryLaw, people } from './tools/everyLaw.ts'

/** Clubs that differ from those of the seed in everything that the data decides. */
const clubs: Record<string, ClubData> = {
  'a hockey club with a name of 60 characters': {
    name: 'Hockey-Gemeinschaft Großenkneten-Ahlhorn-Sage & Wardenburg e'.slice(0, 60),
    shortName: 'HGG',
    sport: 'hockey',
    country: 'DE',
    city: 'Großenkneten',
    fans: 300,
    members: 0.9,
  },
  'a cricket club whose name is markup, with products of its own': {
    name: '<img src=x onerror=alert(1)>',
    shortName: '<b>',
    sport: 'cricket',
    country: 'IN',
    fans: 300,
    products: [{ name: '<i>Bat</i>', price: 12_000 }],
  },
}

for (const [name, club] of Object.entries(clubs)) {
  const bugs: unknown[] = []
  const backend = createBackend({ club, onBug: (error) => bugs.push(error) })
  const { accounts } = await backend.control.info()
  const [admin = people.admin, user = people.user] = accounts
  expectEveryLaw(
    name,
    () => ({
      url: 'http://club.example/api/v1',
      fetch: backend.fetch,
      control: backend.control,
      ...people,
      admin,
      user,
    }),
    bugs,
  )
}
