/** The texts that are there before the director has loaded. */

export const hostWords = {
  director: 'Director',
  recording: 'A story is being recorded',
  height: 'Height of the panel',
  control: 'Ctrl',
} as const

/** Instead of the page, if the demo cannot run. */
export const unavailableWords = {
  title: 'The demo cannot run here',
  insecure: (origin: string) =>
    `The demo answers its own calls from inside the browser, which browsers allow on localhost and over https only, not on ${origin}.`,
  help: 'Open it on localhost or over https, in an ordinary window of a current browser.',
} as const
