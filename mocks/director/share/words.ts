import { plural } from '../../../src/format.ts'

/** The texts of the link and the file that hand a demo on (docs/guides/director.md#share). */

export const shareWords = {
  failed: 'The link could not be made',
  failedText: (reason: string) => `The demo itself goes on. The server says: ${reason.replace(/\.$/, '')}.`,
  retry: 'Try again',
} as const

export const codeWords = {
  title: 'Code for a phone',
  tooLarge: 'This club has too much of its own for a code. Copy the link instead.',
  label: 'Code of a link to this club',
  caption: 'The club as it began, without what was done.',
} as const

export const linkWords = {
  title: 'Link',
  text: 'Whoever opens it sees what you see now, in their own browser.',
  tooLarge: 'Too large for a link',
  size: (size: string, most: string) => `${size} of at most ${most}`,
  /** `1.8 kB` */
  kilobytes: (count: string) => `${count} kB`,
  warning: 'Some programs would cut off so long a link. Leave out what was done, or send a file.',
  hidden: (count: number) =>
    count === 1 ? 'A password or key was left out.' : `${count} passwords or keys were left out.`,
  copy: 'Copy',
  copied: 'Copied',
  copiedText: 'The link is copied.',
  denied: 'The browser does not allow that. Select the link and copy it.',
} as const

export const fileWords = {
  save: 'Save as file',
  /** The name of the snapshot that the file is made of. */
  snapshot: 'Saved as a file',
  failed: 'The file could not be saved',
  failedText: (reason: string) => `The server says: ${reason}.`,
} as const

export const contentWords = {
  title: 'What it contains',
  club: 'The club',
  clock: 'The clock',
  changes: 'What was done',
  changesNote: (count: number) => `${count === 0 ? 'No changes' : plural(count, 'change')} since the scenario began`,
  faults: 'Network and faults',
  faultsNote: 'As they are set now',
  leaveBehind: 'Leave-behind',
  leaveBehindNote: 'They can try everything, and “Start over” brings this back. The director stays hidden.',
  promise: 'No server keeps it. Passwords and keys of sources are never in a link.',
} as const
