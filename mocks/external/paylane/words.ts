/** The texts of the payment provider's pages: the checkout and the customer portal. */

export const pageWords = {
  name: 'Paylane',
  foot: (brand: string) => `Payments for ${brand} are handled by Paylane. Card details never reach ${brand}.`,
  back: (brand: string) => `Back to ${brand}`,
  retry: 'Try again',
} as const

export const checkoutWords = {
  badLink: 'This payment link does not work',
  noClub: 'The link names no club, or a club that does not exist.',
  noPlan: 'The link names no plan.',
  chooseAgain: (brand: string) => `Go back to ${brand} and choose a plan again.`,
  failed: 'The checkout couldn’t be loaded',
  failedText: 'Nothing has been ordered.',
  started: 'Thank you, your trial has started',
  startedText: (club: string, plan: string, date: string) =>
    `${club} is on the ${plan} plan. The first payment is due on ${date}.`,
  subscribed: (club: string) => `${club} already has a subscription`,
  subscribedText: (plan: string) => `It is on the ${plan} plan. To change it, manage the subscription.`,
  manage: 'Manage subscription',
} as const

export const orderWords = {
  title: (brand: string, plan: string) => `Subscribe to ${brand} ${plan}`,
  trial: (days: number) => `${days} days free`,
  afterTrial: (charge: string, period: string) => `then ${charge} per ${period}`,
  club: 'Club',
  plan: (brand: string, plan: string) => `${brand} ${plan}`,
  yearly: 'Billed yearly',
  monthly: 'Billed monthly',
  perMonth: (price: string) => `${price} / month`,
  due: (date: string) => `Due on ${date}`,
  dueToday: 'Due today',
} as const

export const payWords = {
  contact: 'Contact',
  email: 'Email',
  card: 'Card',
  optional: 'Optional during the trial. You can add it later.',
  number: 'Card number',
  expires: 'Expires',
  expiresFormat: 'MM / YY',
  code: 'Security code',
  codeFormat: 'CVC',
  holder: 'Name on card',
  failed: 'The trial could not be started. Nothing has been ordered. Try again.',
  submit: 'Start trial',
  cancel: 'Cancel',
  terms: 'Nothing is charged today. You can cancel at any time.',
} as const

export const portalWords = {
  unknown: 'Customer not found',
  unknownText: 'The link names no club, or a club that does not exist. Open it from the billing page again.',
  failed: 'Your billing couldn’t be loaded',
  failedText: 'Nothing has been changed.',
  none: 'No subscription',
  noneText: (club: string, brand: string) => `${club} has no subscription. Choose a plan in ${brand} to start one.`,
} as const

export const subscriptionWords = {
  title: 'Current plan',
  plan: (brand: string, plan: string) => `${brand} ${plan}`,
  price: (charge: string, period: string) => `${charge} per ${period}`,
  trial: 'Trial',
  active: 'Active',
  switch: (plan: string) => `Switch to ${plan}`,
  switchTitle: (plan: string) => `Switch to ${plan}?`,
  switchText: (of: { club: string; plan: string; date: string; price: string; before: string }) =>
    `${of.club} switches to ${of.plan} right away. From ${of.date} it costs ${of.price} instead of ${of.before}.`,
  switched: (plan: string) => `Your plan is now ${plan}.`,
  cancel: 'Cancel subscription',
  cancelTitle: 'Cancel the subscription?',
  cancelText: (club: string, brand: string) =>
    `${club} loses its plan right away, and its data in ${brand} stays locked until you choose a new one. You will not be charged again.`,
  keep: 'Keep it',
  notNow: 'Not now',
  failed: 'That did not work. Nothing has been changed. Try again.',
  nextInvoice: 'Next invoice',
  amountOn: (amount: string, date: string) => `${amount} on ${date}`,
  customer: 'Customer id',
} as const

export const invoiceWords = {
  title: 'Invoices',
  date: 'Date',
  number: 'Number',
  what: 'For',
  status: 'Status',
  amount: 'Amount',
  paid: 'Paid',
  year: (plan: string) => `${plan}, one year`,
  month: (plan: string) => `${plan}, one month`,
  trial: (plan: string) => `${plan}, trial`,
} as const
