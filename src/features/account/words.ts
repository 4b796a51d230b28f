/**
 * The texts of login and password reset, and what all pages for signed-out users share (docs/product/account.md#login).
 * Each folder has its own file, so that the login page does not load it: `signUp/words.ts`, `profile/words.ts`.
 */

export const brandWords = {
  claim: { first: 'Tickets, shop and members,', second: 'on the same side of the line.' },
} as const

/** What several of these pages say in the same words. */
export const accessWords = {
  email: 'Email',
  emailMissing: 'Enter your email',
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
  expired: 'Your session has expired. Log in again to continue.',
  passwordMissing: 'Enter your password',
  refused: 'Invalid email or password',
  forgot: 'Forgot password?',
  submit: 'Login',
  signUp: { before: (brand: string) => `New in ${brand}? `, link: 'Sign up' },
} as const

export const forgotPasswordWords = {
  title: 'Forgot password?',
  lead: 'We’ll email you a reset link.',
  submit: 'Send reset link',
  inbox: {
    before: 'If an account exists for ',
    after: ', we’ve sent a reset link. It expires in 24 hours.',
  },
} as const

export const inboxWords = {
  title: 'Check your inbox',
  nothing: 'Can’t find it? Check your spam folder or send it again.',
  resend: 'Resend it',
  resent: 'Email resend successfully',
} as const

export const newPasswordWords = {
  title: 'Reset your password',
  lead: 'Confirm a new password',
  missing: 'Enter a password',
  confirm: 'Confirm Password',
  confirmMissing: 'Confirm your password',
  toggleConfirm: 'Show or hide the confirmed password',
  mismatch: 'Passwords do not match',
  submit: 'Reset Password',
  done: 'Password reset successfully',
} as const
