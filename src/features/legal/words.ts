/**
 * The legal texts. They are documents, so that each is one object from its first line to its last
 * (docs/product/legal.md).
 */

export const legalWords = { since: (day: string) => `In force since ${day}`, back: 'Back' } as const

export const termsWords = {
  title: 'Terms',
  lead: (brand: string) => `What you can expect of ${brand}, and what we expect of you, in as few words as possible.`,
  sections: (brand: string) => [
    {
      title: 'Who agrees to what',
      text: `These terms are between your club and ${brand}. Anyone who signs a club up confirms that they may do so on its behalf. People the club invites use ${brand} under the same terms.`,
    },
    {
      title: 'Your account',
      text: 'Keep your password to yourself and give every colleague their own account. A club’s admins decide who has access, and in which role. The club is responsible for what is done with its accounts.',
    },
    {
      title: 'Your club’s data',
      text: `What you bring into ${brand} from ticketing, shop, membership and other systems stays yours. We use it only to run the service for your club, keep it separate from every other club’s data, and never sell it.`,
    },
    {
      title: 'What you may not do',
      text: 'Do not bring in data that your club has no right to use, do not contact fans who have not agreed to it, and do not try to access other clubs’ data or disrupt the service.',
    },
    {
      title: 'Plans and payment',
      text: 'Prices are shown without taxes before you subscribe. Plans are paid in advance, monthly or yearly, and renew automatically. You can cancel at any time; the plan then runs until the end of the period you’ve paid for.',
    },
    {
      title: 'Availability',
      text: 'We do our best to keep the service running at all times and announce maintenance in advance. The systems you connect are run by others: when one of them is down, its data arrives late.',
    },
    {
      title: 'Liability',
      text: 'We are liable for intent and gross negligence without limit, and otherwise for foreseeable damage up to what your club has paid in the twelve months before. Rights that the law gives you and that cannot be waived remain.',
    },
    {
      title: 'Ending the agreement',
      text: 'An admin can delete the club at any time. Its data is removed from the service at once and from our backups within 30 days. We may close an account that breaks these terms, after a warning where possible.',
    },
    {
      title: 'Changes',
      text: 'If these terms change in a way that matters, we email every club’s admins at least 30 days in advance. If you don’t agree, you can cancel before then.',
    },
  ],
  /** The support address stands in between. */
  questions: { title: 'Questions', before: 'Email us at ', after: '. A real person will answer.' },
  other: { before: 'For how we handle personal data, see the ', link: 'Privacy Policy', after: '.' },
} as const

export const privacyWords = {
  title: 'Privacy Policy',
  lead: 'What we hold about people, why, and for how long.',
  sections: (brand: string) => [
    {
      title: 'Two kinds of people',
      text: `${brand} holds data about club staff, who log in, and about the clubs’ fans. We are responsible for staff data. The club is responsible for fan data, and we act on its instructions.`,
    },
    {
      title: 'What we keep about staff',
      text: 'Name, email address, role, a password in a form that nobody can read back, and login times. We need them to let the right people in and keep everybody else out.',
    },
    {
      title: 'What clubs keep about fans',
      text: 'What their own systems hold: contact details, memberships, tickets, purchases, and which kinds of message a fan has agreed to. A club brings this data in, and can see it, correct it and take it out again.',
    },
    {
      title: 'What we do not do',
      text: 'We do not sell data, show advertising, or combine the fans of one club with those of another. Nothing here is used to train models for anyone else.',
    },
    {
      title: 'Cookies',
      text: 'Two, both needed to stay logged in: accessToken and refreshToken. They expire after 30 days or when you log out. There are none for advertising or tracking, so there is no banner to dismiss.',
    },
    {
      title: 'Who else sees data',
      text: 'The hosts of our servers, the company that handles payments, and the systems that a club itself connects. Each is bound by contract to use the data for that purpose alone.',
    },
    {
      title: 'How long',
      text: 'As long as the club’s account exists. When an admin deletes it, its data is removed from the service at once and from our backups within 30 days. Invoices are kept for as long as the law requires.',
    },
    {
      title: 'Your rights',
      text: 'You can ask what we hold about you, have it corrected, deleted or sent to you, and complain to a data protection authority. If you’re a fan, contact your club first: it can do all of this itself.',
    },
  ],
  /** The support address stands in between. */
  questions: {
    title: 'Questions',
    before: 'Email us at ',
    after: '. We usually reply within a day, and always within a month.',
  },
  other: { before: 'For what we agree with clubs, see the ', link: 'Terms', after: '.' },
} as const
