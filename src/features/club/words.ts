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
  elsewhere: { before: 'Sport, country and teams are set in ', link: 'Your Profile', after: '.' },
} as const

export const subscriptionWords = {
  title: 'Subscription',
  plan: 'Current plan',
  noPlan: 'No subscribed',
  customer: 'Customer id',
  copyCustomer: 'Copy the customer id',
  copied: 'Copied successfully',
  portal: 'Customer portal',
  openPortal: 'Open customer portal',
  portalHint: 'Invoices, payment and plan, in a new tab.',
  noPortal: 'Unable to fetch customer portal',
  askSupport: 'Ask support',
  portalFailed: 'Error getting customer portal',
  retry: 'Try again',
} as const

export const plansWords = {
  title: 'Choose a plan',
  hint: (brand: string) => `Both plans begin with a trial: start one to open the rest of ${brand}.`,
  locked: (group: string) => `Choose a plan to open ${group}. Settings and Support are open already.`,
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
  yearly: (discount: number) => `Yearly, ${discount} % less`,
  perMonth: 'per month',
  perMonthYearly: 'per month billed yearly',
  start: 'Start Trial',
  newTab: 'opens the payment page in a new tab',
  consent: {
    before: 'By starting a trial you accept the ',
    terms: 'terms',
    between: ' and the ',
    privacy: 'privacy policy',
    after: '.',
  },
} as const

/** What each plan offers (docs/product/club.md#plans). */
export const planWords = {
  standard: {
    title: 'Standard',
    description: 'For clubs that bring their sources together.',
    features: ['All features', 'Unlimited integrations', 'Basic analytics', 'Professional support'],
    footer: 'Pro can follow later.',
    summary: 'All features, unlimited integrations and basic analytics.',
  },
  pro: {
    title: 'Pro',
    description: 'For clubs that also run their mailing from here.',
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
  admin: { title: 'Admin', permissions: 'Works with all data, and manages the club and its users.' },
  user: { title: 'User', permissions: 'Works with all data, but changes neither the club nor its users.' },
} as const

export const usersWords = {
  title: 'Users',
  hint: 'Everyone who can sign in for the club.',
  search: 'Search for name, email...',
  invite: 'Invite',
  columns: { name: 'Name', email: 'Email', role: 'Role', created: 'Created at' },
  you: ' (you)',
} as const

export const inviteWords = {
  title: 'Invite a user',
  email: 'E-mail',
  hint: 'The link in the mail works for 7 days and once.',
  submit: 'Send invitation',
  sent: 'Email sent successfully',
} as const

export const userWords = {
  back: 'All Users',
  backFromGone: 'Go to Users',
  loading: 'the user',
  access: 'Access',
  role: 'Role',
  created: 'Created at',
  editRole: 'Edit role',
  saveRole: 'Save',
  roleSaved: 'User role updated successfully',
  delete: 'Delete User',
} as const

export const deleteUserWords = {
  title: 'Delete User',
  question: 'Are you sure you want to delete this user?',
  meaning: (name: string) => `${name} can no longer sign in then.`,
  submit: 'Delete',
} as const
