/** The texts of the demo beside the product. */

export const accountListWords = {
  title: 'Demo accounts',
  signIn: 'Sign in',
} as const

export const noticeWords = {
  close: 'Close',
} as const

/** Why the page waits, or has to be loaded again. */
export const serverWords = {
  /** Where the saved changes have gone. */
  left: {
    'other tab': {
      title: 'The demo is open in another tab',
      text: 'This browser runs the demo in one tab at a time. Everything you changed here is saved.',
      action: 'Use it here',
    },
    'newer build': {
      title: 'The demo has been updated',
      text: 'Everything you changed here is saved. Reload this page to go on.',
      action: 'Reload',
    },
    'new storage': {
      title: 'This browser’s site data was deleted',
      text: 'Reload this page to go on with the demo as it is now.',
      action: 'Reload',
    },
  },
  failed: 'The demo could not be started',
  failedText: (reason: string) => `Reload this page to try again. The browser says: ${reason}`,
  outdated: 'A newer version of the demo is open in another tab',
  outdatedText: 'Reload this page to get it.',
  reload: 'Reload',
  progress: 'Starting',
  starting: 'Starting the demo…',
  waiting: 'Waiting for another tab of the demo to hand over. If this takes long, close that tab.',
  restoring: (done: string, total: string) => `Restoring your changes: ${done} of ${total}`,
} as const
