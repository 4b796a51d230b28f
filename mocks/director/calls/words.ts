import { plural } from '../../../src/format.ts'

/** The texts of the inspector of calls (docs/guides/inspector.md). */

export const callsWords = {
  title: 'Calls',
  close: 'Close the calls',
  closeHint: 'Close',
  unwatched: 'No calls are watched here',
  unwatchedText: 'This page does not show the product. Open the director beside it.',
  empty: 'No calls yet. They appear here as the product makes them.',
  noMatch: 'No call fits.',
  choose: 'Choose a call to see what was sent and answered.',
  filter: 'Filter by name or status',
  errorsOnly: 'Errors only',
  errorsOnlyHint: 'Calls that failed or differ from the contract',
  save: 'Save these calls as HAR',
  clear: 'Clear',
} as const

export const callListWords = {
  at: 'At',
  operation: 'Operation',
  status: 'Status',
  time: 'Time',
  screen: 'Screen',
  differs: 'Differs from the contract',
  byFault: 'A fault did it',
  stream: (events: number) => `Stream, ${events} events`,
} as const

/** What stands for the status or the time of a call, and for its size. */
export const figureWords = {
  lost: 'lost',
  open: 'open',
  milliseconds: (count: string) => `${count} ms`,
  bytes: (count: number) => `${count} B`,
  kilobytes: (count: string) => `${count} kB`,
} as const

/** What is wrong at a place, as the rest of a sentence that begins with it. */
export const differenceWords = {
  noParameter: 'is no parameter of the operation.',
  noField: (got: string) => `is no field of the contract. It is ${got}.`,
  missing: (expected: string) => `is missing. It should be ${expected}.`,
  missingRule: (rule: string) => `is missing. ${rule}`,
  rule: (rule: string, got: string) => `is ${got}. ${rule}`,
  other: (expected: string, got: string) => `should be ${expected}, and is ${got}.`,
} as const

export const callWords = {
  back: 'Back to the list',
  lost: (reason: string) => `No whole reply: ${reason}`,
  byFault: 'The network or a fault of the director did this.',
  reply: 'Reply',
  request: 'Request',
  query: 'Request, query',
  place: (side: string, part: string) => `${side}, ${part}`,
  differs: 'Differs from the contract',
  more: (count: number) => `${count} more.`,
  times: (count: number) => `In ${count} rows, of which this is the first.`,
  contract: 'Show in contract',
  events: 'Events',
  openEvents: (count: number) => `${count}, open`,
  noEvents: 'None yet. They appear here as they come.',
  eventList: 'Events, the latest first',
} as const

export const bodyWords = {
  none: 'No body.',
  tooLong: (bytes: string) => `${bytes} bytes, too many to keep.`,
  violations: (count: number) => plural(count, 'violation'),
  lines: (count: number) => plural(count, 'line'),
  asJson: (title: string) => `${title}, as JSON`,
  more: (lines: string) => `${lines} more lines. A HAR file has all of them.`,
} as const

export const copyWords = {
  label: 'Copy as',
  curl: 'curl',
  curlHint: 'A command line',
  fetch: 'fetch',
  fetchHint: 'JavaScript',
  vitest: 'Vitest',
  vitestHint: 'A test that passes as it stands',
  story: 'Story',
  storyHint: 'A story of the screen, in this state',
  har: 'HAR',
  harHint: 'An HTTP archive',
  copied: 'Copied.',
  saved: (file: string) => `Saved as ${file}.`,
  place: (said: string, place: string) => `${said} Save it as ${place}.`,
  noModel: 'There is no model here.',
  again: 'Send again',
  againHint: 'Sends it with the session of now',
  sending: 'Sending…',
  sentAgain: 'Sent again.',
} as const
