import { plural } from '../../../src/format.ts'

/** The texts of the snapshots (docs/guides/director.md#snapshots). */

export const snapshotsWords = {
  unread: 'The snapshots could not be read',
  unreadText: (reason: string) => `The demo itself goes on. The server says: ${reason}.`,
  retry: 'Try again',
  failed: 'That did not work',
  failedText: (reason: string) => `Everything is as it was. The server says: ${reason}.`,
  title: 'Saved',
  empty: 'Nothing saved yet. Save what you have prepared: one click brings it back before the next call.',
  restored: (name: string) => `“${name}” is back.`,
  restoring: 'Restoring…',
  openFile: 'Open a file',
  file: 'File with a snapshot',
} as const

export const saveWords = {
  title: 'Save what is here now',
  name: 'Name',
  placeholder: 'Name, such as: Ready for the call',
  save: 'Save',
  saved: (name: string) => `“${name}” is saved.`,
} as const

export const snapshotWords = {
  changes: (count: number) => (count === 0 ? 'no changes' : plural(count, 'change')),
  faults: (count: number) => plural(count, 'fault'),
  remove: 'Delete',
  removeNamed: (name: string) => `Delete ${name}`,
  removeQuestion: 'Delete this snapshot?',
  keep: 'Keep',
  rename: 'Rename',
  renameNamed: (name: string) => `Rename ${name}`,
  newName: (name: string) => `New name of ${name}`,
  saveAsFile: 'Save as file',
  saveNamedAsFile: (name: string) => `Save ${name} as a file`,
  restore: 'Restore',
  restoreNamed: (name: string) => `Restore ${name}`,
} as const
