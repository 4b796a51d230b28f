/** The texts of the club's settings, billing and users (docs/product/club.md). */

export const clubWords = {
  settings: 'Club settings',
  loading: 'Loading the club',
  tabs: { general: 'General', billing: 'Billing', users: 'Users' },
} as const

export const generalWords = {
  title: 'Club profile',
  name: 'Name',
  description: 'Description',
  save: 'Save',
  saved: 'Successfully completed',
} as const

export const clubFactsWords = {
  title: 'About the club',
  country: 'Country',
  sport: 'Sport',
  teams: 'Teams',
  elsewhere: { before: 'Set the club’s sport, country and teams in ', link: 'Your Profile', after: '.' },
} as const

export const subscriptionWords = {
  title: 'Subscription',
  plan: 'Current plan',
  noPlan: 'No subscribed',
  customer: 'Customer ID',
  copyCustomer: 'Copy customer ID',
  copied: 'Copied successfully',
  portal: 'Customer portal',
  openPortal: 'Open customer portal',
  portalHint: 'Manage invoices, payment and your plan. Opens in a new tab.',
  noPortal: 'Unable to fetch customer portal',
  askSupport: 'Contact support',
  portalFailed: 'Error getting customer portal',
  retry: 'Try again',
} as const

export const plansWords = {
  title: 'Choose a plan',
  hint: (brand: string) => `Both plans start with a trial. Start one to open the rest of ${brand}.`,
  locked: (group: string) => `Choose a plan to open ${group}. You can already use Settings and Support.`,
  /** The sidebar's groups that need a plan. */
  groups: {
    home: 'Home',
    integrations: 'Integrations',
    fans: 'Fans',
    analytics: 'Analytics',
    marketing: 'Marketing',
  },
  period: 'Billing period',
  monthly: 'Monthly',
  yearly: (discount: number) => `Yearly, save ${discount}%`,
  perMonth: 'per month',
  perMonthYearly: 'per month billed yearly',
  start: 'Start Trial',
  newTab: 'Opens the payment page in a new tab',
  consent: {
    before: 'By starting a trial, you agree to our ',
    terms: 'Terms',
    between: ' and confirm that you’ve read our ',
    privacy: 'Privacy Policy',
    after: '.',
  },
} as const

/** What each plan offers (docs/product/club.md#plans). */
export const planWords = {
  standard: {
    title: 'Standard',
    description: 'For clubs bringing their data together.',
    features: ['All features', 'Unlimited integrations', 'Basic analytics', 'Professional support'],
    footer: 'You can upgrade to Pro later.',
    summary: 'All features, unlimited integrations and basic analytics.',
  },
  pro: {
    title: 'Pro',
    description: 'For clubs that also send their mailings from here.',
    features: [
      'All features',
      'Unlimited integrations',
      'Personalised integrations and analytics',
      'Prioritised support',
      'Mailing platform',
    ],
    footer: 'Everything in Standard, and more.',
    summary: 'All features, personalised integrations and analytics, and the mailing platform.',
  },
} as const

/** The label of each role, and its permissions (docs/contract.md#roles). */
export const roleWords = {
  admin: { title: 'Admin', permissions: 'Can use all data and manage the club and its users.' },
  user: { title: 'User', permissions: 'Can use all data, but can’t change the club or its users.' },
} as const

export const usersWords = {
  title: 'Users',
  hint: 'Everyone who can log in to your club.',
  search: 'Search for name, email...',
  invite: 'Invite',
  columns: { name: 'Name', email: 'Email', role: 'Role', created: 'Created at' },
  you: ' (you)',
} as const

export const inviteWords = {
  title: 'Invite a colleague',
  email: 'Email',
  hint: 'The invitation link expires in 7 days and can be used once.',
  submit: 'Send invitation',
  sent: 'Email sent successfully',
} as const

export const userWords = {
  back: 'All Users',
  backFromGone: 'Go to Users',
  loading: 'the user',
  access: 'Access',
  accessHint: 'Access depends on the user’s role in the organisation. An Org Admin can change it at any time.',
  role: 'Role',
  created: 'Created at',
  editRole: 'Edit role',
  saveRole: 'Save',
  roleSaved: 'User role updated successfully',
  delete: 'Delete User',
  gone: {
    title: 'This user has been deleted',
    text: (name: string) => `${name} can’t log in any more.`,
  },
} as const

export const deleteUserWords = {
  title: 'Delete User',
  question: 'Are you sure you want to delete this user?',
  meaning: (name: string) => `${name} won’t be able to log in any more. You can’t undo this.`,
  submit: 'Delete',
} as const
