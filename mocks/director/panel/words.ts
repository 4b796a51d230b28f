/** The texts of the director around its sections (docs/guides/director.md). */

export const directorWords = {
  title: 'Director',
  noServer: 'The club’s server does not answer',
  noServerText: (reason: string) => `Nothing can be changed until it does. It says: ${reason}`,
  retry: 'Try again',
  sectionFailed: 'This section did not load',
  sectionFailedText: 'The connection may be gone, or a newer version has been installed. Nothing is lost.',
  reload: 'Reload the page',
  hide: 'Hide',
  noButton: 'Leave no button on the page while closed',
  noButtonNow: 'The page has no button while this is closed',
} as const

export const sectionWords = {
  scene: 'Scene',
  clock: 'Clock',
  network: 'Network',
  story: 'Story',
  snapshots: 'Snapshots',
  share: 'Share',
  calls: 'Calls',
} as const

/** The buttons of the head: the name for screen readers, and the shorter text beside the pointer. */
export const headWords = {
  putBack: 'Put it back beside the page',
  putBackHint: 'Back beside the page',
  window: 'Move to a window of its own',
  windowHint: 'A window of its own',
  close: 'Close the director',
  closeHint: 'Close',
  side: 'Move beside the page',
  sideHint: 'Beside the page',
  below: 'Move below the page',
  belowHint: 'Below the page',
} as const

/** What the dot in the head says. */
export const dotWords = {
  connection: 'The connection is not as always',
  faults: (count: number) => (count === 1 ? 'A fault is on' : `${count} faults are on`),
} as const
