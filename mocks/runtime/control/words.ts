/** Why a link to a demo is not opened, and the name of what it leaves behind. */
export const linkWords = {
  otherDemo: 'This link belongs to another demo: its data cannot be shown here.',
  damaged: 'This link is damaged: what it holds does not fit together. Ask for it again.',
  startOver: 'Start over',
  tooLong: 'A link can carry at most 1,000 days of time. Start over first.',
} as const
