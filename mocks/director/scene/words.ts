/** The texts of the scene (docs/guides/director.md#scene). */

export const scenarioWords = {
  title: 'Scenario',
  startOver: 'Start over',
  loading: 'Loading the club…',
  startingOver: 'Starting over…',
  loaded: (title: string) => `“${title}” is loaded.`,
  startedOver: (title: string) => `“${title}” starts over.`,
  asDescribed: (club: string) => `${club}, as you described it`,
} as const

/** What each scenario is for, as somebody who prepares a demo would say it. */
export const scenarioChoiceWords = {
  rovers: { title: 'A season in full', note: 'Westmere Rovers: 12,000 fans, five years' },
  'new-club': { title: 'First day', note: 'Nothing connected: sign-up, plans, first steps' },
  prospect: { title: 'Their own club', note: 'Name, crest and colours of the club you talk to' },
  'two-clubs': { title: 'Two small clubs', note: '300 fans each: everything happens at once' },
  huge: { title: 'A large club', note: '100,000 fans, for clubs that ask about size' },
} as const

export const ownClubWords = {
  title: 'Their own club',
  text: 'Name, crest, colours, sport, country and size.',
  noName: 'A club without a name',
  edit: 'Edit club',
  describe: 'Describe a club',
} as const

export const peopleWords = {
  title: 'Sign in as',
  failed: 'The people did not load',
  failedText: (reason: string) => `The server says: ${reason}`,
  retry: 'Try again',
  back: (name: string) => `Back to ${name}`,
  refused: 'Nobody was signed in',
  hint: 'The page stays open, seen with that person’s role.',
  others: (clubs: number) => (clubs === 1 ? 'People of another club' : `People of ${clubs} other clubs`),
  all: (count: number) => `Show all ${count}`,
  admin: 'Admin',
  user: 'User',
  you: 'You',
  youNamed: (name: string) => `You, ${name}`,
  signIn: 'Sign in',
  signInAs: (name: string) => `Sign in as ${name}`,
} as const

export const outcomeWords = {
  undo: 'Undo',
  failed: 'That did not work',
  failedText: (reason: string) => `Everything is as it was. The server says: ${reason}`,
} as const
