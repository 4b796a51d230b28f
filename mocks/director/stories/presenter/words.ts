/** The texts of the presenter's window (docs/guides/stories.md#the-presenter-window). */

export const presenterWords = {
  title: 'Presenter',
  searching: 'Looks for the product window',
  following: 'Follows the product window',
  blank: 'The product window is blank',
  gone: 'The product window is gone.',
  goneText: 'Your notes are still here. Open the product again to go on.',
  openProduct: 'Open the product',
  noStory: 'No story is open',
  noStoryText: 'Choose one under Story in the director. It appears here with its notes.',
} as const

export const talkWords = {
  place: (number: number, count: number, doing: string) => `Step ${number} of ${count} · ${doing}`,
  before: 'Before the first step',
  ready: 'Ready to begin',
  working: 'Under way…',
  stopped: 'This step stopped, and nothing of it is left.',
  retry: 'Try again',
  skip: 'Skip',
  asked: 'If they ask',
  side: 'Time and next step',
} as const

export const timerWords = {
  step: 'This step',
  stepTime: 'Time of this step',
  talk: 'Talk',
  /** After the time that has passed, `of 7:40`. */
  of: (planned: string) => `of ${planned}`,
  plan: 'Against the plan',
  onTime: 'on time',
  seconds: (seconds: number) => `${seconds} s`,
  late: (time: string) => `${time} late`,
  early: (time: string) => `${time} early`,
} as const

export const nextWords = {
  title: 'Next',
  last: 'That was the last step.',
  /** Before the title of the step after the next. */
  afterwards: 'Then',
} as const

export const controlWords = {
  back: 'Back',
  pause: 'Pause',
  play: 'Play',
  next: 'Next step',
  blank: 'Blank',
  show: 'Show the page',
} as const

/** The keys, and what they do. */
export const keyWords = {
  space: 'Space',
  play: 'play',
  next: 'next',
  letter: 'B',
  blank: 'blank',
} as const
