/** The texts of the pages for signed-out users (docs/product/account.md#login). Those of the profile are in `profile/words.ts`. */

export const brandWords = {
  claim: { first: 'Tickets, shop and members,', second: 'on the same side of the line.' },
} as const

/** What several of these pages say in the same words. */
export const accessWords = {
  email: 'E-mail',
  emailMissing: 'Enter your e-mail',
  password: 'Password',
  togglePassword: 'Show or hide the password',
  firstName: 'First name',
  lastName: 'Last name',
  backToLogin: 'Go back to login',
  toLogin: 'Go to login',
  loading: 'Loading...',
} as const

export const loginWords = {
  title: 'Login',
  lead: 'Your club’s back office.',
  expired: 'Your session has expired. Sign in again to go on.',
  passwordMissing: 'Enter your password',
  refused: 'Invalid email or password',
  forgot: 'Forgot password?',
  submit: 'Login',
  signUp: { before: (brand: string) => `New in ${brand}? `, link: 'Sign up' },
} as const

export const forgotPasswordWords = {
  title: 'Forgot password?',
  lead: 'We’ll email you a reset link.',
  submit: 'Send the link',
  inbox: {
    before: 'If there is an account of ',
    after: ', a link to set a new password is on its way. It works for 24 hours.',
  },
} as const

export const inboxWords = {
  title: 'Check your inbox',
  nothing: 'Nothing there? Look in the spam folder, or have it sent again.',
  resend: 'Resend it',
  resent: 'Email resend successfully',
} as const

export const newPasswordWords = {
  title: 'Reset your password',
  lead: 'Confirm a new password',
  missing: 'Enter a password',
  confirm: 'Confirm Password',
  confirmMissing: 'Confirm the password',
  toggleConfirm: 'Show or hide the confirmation',
  mismatch: 'Passwords do not match',
  submit: 'Reset Password',
  done: 'Password reset successfully',
} as const

export const registerWords = {
  title: 'Sign up',
  lead: (brand: string) => `Bring your club to ${brand}.`,
  submit: 'Sign up',
  inbox: { before: 'We have written to ', after: '. The link in the mail sets up your club; it works for 7 days.' },
  consent: {
    before: 'By signing up you agree to the ',
    terms: 'Terms',
    between: ' and have read the ',
    privacy: 'Privacy Policy',
  },
  login: { before: 'Already have an account? ', link: 'Login' },
} as const

export const linkWords = {
  problem: (reason: string) => `Error validating token: ${reason}`,
  wrong: { signup: 'This is not a sign-up link.', invitation: 'This is not the link of an invitation.' },
  signup: { meaning: 'Ask for a new link: enter your email once more.', action: 'Sign up again' },
  invitation: { meaning: 'Ask the admin of your club to invite you again. If you have joined already, log in.' },
} as const

export const joinWords = {
  ready: {
    title: 'Your account is ready',
    lead: { before: 'Only signing in as ', after: ' has failed.' },
    retry: 'Try again',
  },
  signup: {
    title: 'Set up your club',
    lead: 'You sign up as',
    club: 'Club Name',
    clubMissing: 'Enter the name of your club',
    country: 'Country',
    sport: 'Sport',
    optional: 'Optional',
    notFound: 'Not found',
    submit: 'Create club',
  },
  invitation: {
    title: 'Join your club',
    lead: 'You are invited as',
    firstNameMissing: 'Enter your first name',
    lastNameMissing: 'Enter your last name',
    submit: 'Accept invitation',
  },
} as const
