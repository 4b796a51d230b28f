/** What people are told when a call to the server fails. */
export const callWords = {
  timeout: 'The server did not answer in time.',
  unreadable: 'The server’s response could not be read. Try again.',
  /** `action` is the endpoint's, such as "getting fans". */
  failed: (action: string, details: string) => `Error ${action}: ${details}`,
  /** In place of a message that the server does not give. */
  status: (status: number) => `HTTP ${status}`,
} as const
