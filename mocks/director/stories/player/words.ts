/** What the player of stories tells the presenter. */
export const playerWords = {
  stopped: 'The step was stopped.',
  skipped: 'This step was left out.',
  reloaded: 'The page was reloaded during this step, so it was taken back.',
  notTakenBack: (problem: string, reason: string) => `${problem} It could not be taken back: ${reason}`,
} as const
