import { plural } from '../../../../src/format.ts'

/** The texts of the section of stories (docs/guides/stories.md). */

export const storiesWords = {
  title: 'Story',
  noPage: 'No page of the product is open',
  noPageText: 'Stories are played in it. Open the product in a tab of this browser.',
  record: 'Record a new one',
  endRecording: 'End the recording',
  notRecorded: 'The recording could not be kept',
  stopped: 'This step stopped, and nothing of it is left.',
  retry: 'Try again',
  skip: 'Skip',
  presenter: 'Presenter window',
} as const

export const pickerWords = {
  label: 'Story',
  choose: 'Choose a story',
  supplied: 'With the demo',
  own: 'Your own',
  /** `Match day (8 steps, 7:40)` */
  option: (name: string, length: string) => `${name} (${length})`,
  length: (steps: number, time: string) => `${plural(steps, 'step')}, ${time}`,
  hint: 'A story plays a demo: what to say, what happens, and where to look.',
  edit: 'Edit',
  editCopy: 'Edit a copy',
  save: 'Save as file',
  open: 'Open a file',
  remove: 'Delete',
  removeQuestion: (name: string) => `Delete “${name}”?`,
  keep: 'Keep',
  failed: 'The file was not opened',
  tooLarge: 'This is not a story: the file is larger than 1 MB.',
} as const

export const controlWords = {
  restart: 'Back to the beginning',
  pause: 'Pause',
  play: 'Play',
  stop: 'Stop',
  step: 'Step',
  waits: 'Wait for me after each step',
  pace: 'Pace',
} as const

/** What the keys do. */
export const keyWords = {
  space: 'Space',
  play: 'play',
  step: 'step',
} as const

/** What a step does, in a few words: `Connectors · a colleague acts · 1 hour later`. */
export const doingWords = {
  home: 'home',
  as: (person: string) => `as ${person}`,
  asOther: 'as somebody else',
  acts: 'a colleague acts',
  toMatch: 'to the next match',
  later: (span: string) => `${span} later`,
  talk: 'Only talk',
  working: 'Under way…',
  done: 'Done',
} as const

export const durationWords = {
  days: (count: number) => plural(count, 'day'),
  hours: (count: number) => plural(count, 'hour'),
  minutes: (count: number) => plural(count, 'minute'),
  seconds: (count: number) => plural(count, 'second'),
} as const

/** What a screen reader is told when the state of a story changes. */
export const statusWords = {
  ready: 'Ready to begin.',
  place: (number: number, count: number, title: string) => `Step ${number} of ${count}, ${title}`,
  working: (place: string) => `${place}: under way.`,
  stopped: (place: string) => `${place}: stopped.`,
  last: (place: string) => `${place}. That was the last step.`,
  playing: (place: string) => `${place}. The next step follows.`,
  shown: (place: string) => `${place}.`,
} as const
