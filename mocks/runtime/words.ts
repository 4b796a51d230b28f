/** What the demo tells when it cannot keep or read what was saved in the browser. */
export const savingWords = {
  newer:
    'Your saved changes were made by a newer version of the demo, which will show them again. Changes made here are lost when the last tab is closed.',
  failed: (reason: string) =>
    `Changes cannot be saved in this browser: ${reason}. They are lost when the last tab is closed.`,
  unreadable: (reason: string, name: string) =>
    `The saved changes could not be read: ${reason}. They are kept as “${name}”; the club starts over.`,
  otherScenario: 'it belongs to another scenario',
  otherClub: 'it is of another club',
  notKept: (reason: string) => `What was here before could not be kept as a snapshot: ${reason}.`,
  lost: "This browser's site data was cleared when the demo had just opened. The club starts over.",
  cleared: "This browser's site data was cleared while the demo was open. The club you see has been saved again.",
} as const
