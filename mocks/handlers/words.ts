/** What the server says when a rule of the product refuses a call, and what its mails say. */

export const accountWords = {
  badLogin: 'Invalid email or password',
  exists: 'An account with this email already exists.',
  emailTaken: 'This email is already in use.',
  oldPassword: 'The current password is incorrect.',
  notLink: 'This token does not come from a link.',
} as const

/** Subjects and texts of mails. An empty line starts a new paragraph. */
export const mailWords = {
  reset: {
    subject: 'Reset your password',
    text: (name: string) =>
      `Hello ${name},\n\nWe received a request to reset your password. This link expires in 24 hours and can be used once. If you didn’t ask for it, you can ignore this email.`,
  },
  signup: {
    subject: 'Set up your club',
    text: 'Welcome,\n\nThere is one step left: tell us the name of your club and choose a password. This link expires in 7 days and can be used once.',
  },
  registered: {
    subject: 'You already have an account',
    text: 'Hello,\n\nSomeone tried to sign up with this email, but you already have an account. Sign in, or reset your password if you’ve forgotten it.',
  },
  invitation: {
    subject: (club: string) => `Join ${club}`,
    text: (name: string, club: string) =>
      `Hello,\n\n${name} invites you to work with ${club}. Tell us your name and choose a password. This link expires in 7 days and can be used once.`,
  },
} as const

export const clubWords = {
  analyticsConnector: 'Choose an analytics connector.',
  country: 'Choose a country from the list.',
  sport: 'Choose a sport from the list.',
} as const

export const userWords = {
  name: 'User',
  exists: 'This person is already a user of the club.',
  lastAdminDeleted: 'The last admin of a club cannot be deleted.',
  lastAdminDemoted: 'A club needs at least one admin.',
} as const

export const fanWords = {
  name: 'Fan',
  profile: 'Fan profile',
  exists: 'A fan with this email already exists.',
  syncing: 'A sync is already running.',
} as const

export const membershipWords = {
  name: 'Membership',
  exists: 'A membership with this number already exists.',
} as const

export const bookmarkWords = {
  name: 'Bookmark',
} as const

export const connectorWords = {
  name: 'Connector',
  otherProvider: (provider: string) => `This connector only works with ${provider}.`,
  reset: 'Only ticketing, shop and fan connectors can be reset.',
  missing: (provider: string) => `${provider} needs this.`,
  refused: (provider: string) => `${provider} refused these credentials.`,
} as const

export const segmentWords = {
  name: 'Segment',
  connector: 'Choose a marketing connector.',
  bookmark: 'This bookmark no longer exists. Choose another one.',
  otherProvider: (provider: string) => `The provider of the connector is ${provider}.`,
} as const

/** Why a connector or a segment cannot do anything else now; `what` is its name above. */
export const stateWords = {
  disabled: (what: string) => `This ${what.toLowerCase()} is disabled.`,
  busy: (what: string, state: string) => `This ${what.toLowerCase()} is ${states[state] ?? state.toLowerCase()}.`,
} as const

const states: Readonly<Record<string, string>> = {
  WAITING: 'about to sync',
  SYNCING: 'already syncing',
  RESETTING: 'being reset',
  REMOVING: 'being deleted',
}
