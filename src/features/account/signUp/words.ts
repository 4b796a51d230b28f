/** The texts of sign-up, invitations and the links in mails (docs/product/account.md#sign-up-request). */

export const registerWords = {
  title: 'Sign up',
  lead: (brand: string) => `Bring your club to ${brand}.`,
  submit: 'Sign up',
  inbox: { before: 'We’ve emailed a link to ', after: '. Use it within 7 days to set up your club.' },
  consent: {
    before: 'By signing up, you agree to our ',
    terms: 'Terms',
    between: ' and confirm that you’ve read our ',
    privacy: 'Privacy Policy',
  },
  login: { before: 'Already have an account? ', link: 'Log in' },
} as const

export const linkWords = {
  problem: (reason: string) => `Error validating token: ${reason}`,
  wrong: { signup: 'This isn’t a sign-up link.', invitation: 'This isn’t an invitation link.' },
  signup: { meaning: 'Enter your email again and we’ll send you a new link.', action: 'Sign up again' },
  invitation: { meaning: 'Ask your club’s admin for a new invitation. If you’ve already joined, log in.' },
} as const

export const joinWords = {
  ready: {
    title: 'Your account is ready',
    lead: { before: 'We couldn’t log you in as ', after: '.' },
    retry: 'Try again',
  },
  signup: {
    title: 'Set up your club',
    lead: 'You’re signing up as',
    club: 'Club Name',
    clubMissing: 'Enter your club’s name',
    country: 'Country',
    sport: 'Sport',
    optional: 'Optional',
    notFound: 'Not found',
    submit: 'Create club',
  },
  invitation: {
    title: 'Join your club',
    lead: 'You’ve been invited as',
    firstNameMissing: 'Enter your first name',
    lastNameMissing: 'Enter your last name',
    submit: 'Accept invitation',
  },
} as const
