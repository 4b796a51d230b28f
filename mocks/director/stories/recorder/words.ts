/** What a recorded story says until the presenter has written it (docs/guides/stories.md#recording). */
export const recordedWords = {
  name: 'A recorded story',
  summary: 'What was done while it was recorded.',
  note: 'What can be seen here, and why a club cares.',
  step: 'A step',
  time: 'Time passes',
  nothing: 'Nothing happened',
  home: 'Home',
} as const
