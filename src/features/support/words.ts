/** The texts of the support page (docs/product/support.md). */

export const supportWords = {
  title: 'Support',
  heading: 'Need help? Send us a support request',
  subject: 'Subject',
  message: 'Message',
  /** The support address stands in between. */
  write: { before: 'Or email us at ', after: ' instead.' },
  submit: 'Send',
  sent: 'Request sent successfully',
  failed: (message: string) => `Error: ${message}`,
} as const
