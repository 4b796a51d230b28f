/** The legal texts. They are documents, so that each is one object from its first line to its last (docs/product/legal.md). */

export const legalWords = { since: (day: string) => `In force since ${day}`, back: 'Back' } as const

export const termsWords = {
  title: 'Terms',
  lead: (brand: string) => `What you can expect of ${brand}, and what we expect of you, in as few words as we could.`,
  sections: (brand: string) => [
    {
      title: 'Who agrees to what',
      text: `These terms are between your club and ${brand}. Whoever signs a club up confirms that they may do so on its behalf. People whom the club invites use ${brand} under the same terms.`,
    },
    {
      title: 'Your account',
      text: 'Keep your password to yourself and give every colleague an account of their own. The admins of a club decide who is let in, in which role, and who is no longer. What is done with an account counts as done by the club.',
    },
    {
      title: 'Your club’s data',
      text: `What you bring into ${brand} from ticketing, shop, membership and other systems stays yours. We use it only to run the service for your club, keep it apart from that of every other club, and never sell it.`,
    },
    {
      title: 'What you may not do',
      text: 'Do not bring in data that your club has no right to use, do not write to fans who have not agreed to it, and do not try to reach the data of other clubs or to disturb the service.',
    },
    {
      title: 'Plans and payment',
      text: 'Prices are shown without taxes before you subscribe. A plan is paid in advance by the month or by the year, renews itself, and can be cancelled at any time to the end of the period that is paid for.',
    },
    {
      title: 'Availability',
      text: 'We do our best to keep the service up at all hours and announce maintenance beforehand. Systems that you connect are run by others: when one of them is down, its data come late.',
    },
    {
      title: 'Liability',
      text: 'We are liable for intent and gross negligence without limit, and otherwise for foreseeable damage up to what your club has paid in the twelve months before. Rights that the law gives you and that cannot be waived remain.',
    },
    {
      title: 'The end',
      text: 'An admin can delete the club at any time. Its data are gone at once from the service and within 30 days from our backups. We may close an account that breaks these terms, after a warning where that is possible.',
    },
    {
      title: 'Changes',
      text: 'When these terms change in a way that matters, we write to the admins of every club at least 30 days before. Who does not agree can cancel until then.',
    },
  ],
  /** The support address stands in between. */
  questions: { title: 'Questions', before: 'Write to ', after: '. A person answers.' },
  other: { before: 'What happens to personal data is told in the ', link: 'Privacy Policy', after: '.' },
} as const

export const privacyWords = {
  title: 'Privacy Policy',
  lead: 'What we hold about people, why, and for how long.',
  sections: (brand: string) => [
    {
      title: 'Two kinds of people',
      text: `${brand} holds data about the staff of clubs, who sign in, and about the fans of clubs, whom the clubs know. For the first we are responsible; for the second the club is, and we act on its instructions.`,
    },
    {
      title: 'What we keep about staff',
      text: 'Name, e-mail address, role, a password in a form that nobody can read back, and the times at which somebody signed in. We need them to let the right people in and keep everybody else out.',
    },
    {
      title: 'What clubs keep about fans',
      text: 'What their own systems hold: contact details, memberships, tickets, purchases, and which kinds of message a fan has agreed to. A club brings these data in, can see them, correct them and take them out again.',
    },
    {
      title: 'What we do not do',
      text: 'We do not sell data, show advertising, or join the fans of one club with those of another. Nothing here is used to train models for anybody else.',
    },
    {
      title: 'Cookies',
      text: 'Two, both needed to stay signed in: accessToken and refreshToken. They end after 30 days or when you sign out. There are none for advertising or tracking, and so there is no banner to click away.',
    },
    {
      title: 'Who else sees data',
      text: 'The hosts of our servers, the company that handles payments, and the systems that a club itself connects. Each is bound by contract to use the data for that purpose alone.',
    },
    {
      title: 'How long',
      text: 'As long as the account of the club exists. When an admin deletes it, its data are gone at once from the service and within 30 days from our backups. Invoices are kept for as long as the law asks.',
    },
    {
      title: 'Your rights',
      text: 'You may ask what we hold about you, have it corrected, deleted or handed to you, and complain to a data protection authority. As a fan, turn to your club first: it can do all of this by itself.',
    },
  ],
  /** The support address stands in between. */
  questions: { title: 'Questions', before: 'Write to ', after: '. We answer within a month, mostly within a day.' },
  other: { before: 'What clubs and we agree on stands in the ', link: 'Terms', after: '.' },
} as const
