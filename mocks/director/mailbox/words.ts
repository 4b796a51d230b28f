/** The texts of the mailbox (docs/guides/director.md). */

export const mailboxWords = {
  title: 'Mailbox',
  /** After the number of mails. */
  unread: ' unread',
  many: '99+',
  arrived: (subject: string) => `New mail: ${subject}`,
  close: 'Close the mailbox',
  empty: (brand: string) => `No mail yet. What ${brand} sends arrives here: sign-ups, invitations, new passwords.`,
  list: 'Mails',
  choose: 'Choose a mail to read it.',
  rowUnread: 'Unread: ',
  rowTo: (address: string) => `to ${address}`,
  addresses: (count: number) => `${count} addresses`,
} as const

export const mailWords = {
  back: 'All mail',
  from: 'From',
  to: 'To',
  sent: 'Sent',
  newTab: 'Open in a new tab',
  signsOut: 'This link signs you out first.',
  noSubject: 'No subject',
  supportDesk: (brand: string) => `${brand} support desk`,
  links: {
    signup: 'Set up your club',
    registered: 'Sign in',
    invitation: 'Accept the invitation',
    reset: 'Choose a new password',
    support: 'Open',
  },
} as const
