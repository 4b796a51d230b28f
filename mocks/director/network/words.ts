/** The texts of the network and its faults (docs/guides/director.md#network). */

export const networkWords = {
  failed: 'That did not work',
  failedText: (reason: string) => `Everything is as it was. The server says: ${reason}.`,
  title: 'Connection',
  delay: (milliseconds: number) => `Last 20 calls: +${milliseconds} ms`,
  latency: (milliseconds: number) => `Every answer also waits ${milliseconds} ms.`,
  endLatency: 'End this',
} as const

export const faultWords = {
  title: 'Faults',
  on: (count: number) => `${count} on`,
  allOff: 'All off',
  allOffHint: 'Ends every fault and brings the good connection back',
  frequency: (title: string) => `How often: ${title}`,
  otherTimes: (times: number | null) => `${times ?? ''} times`,
  once: 'Once',
  threeTimes: '3 times',
  third: '1 in 3',
  half: '1 in 2',
  always: 'Always',
  waiting: 'waiting',
  hits: (hits: number) => (hits === 1 ? 'hit once' : `hit ${hits} times`),
  hitsLeft: (hit: string, left: number) => `${hit}, ${left} to go`,
  seconds: (seconds: number) => `${seconds} s`,
  takes: (time: string) => `Takes ${time}`,
  noAnswer: 'Gets no answer',
  answers: (status: number) => `Answers “${status}”`,
  answersAfter: (what: string, time: string) => `${what} after ${time}`,
} as const

/** A sentence with fields in it: `When anything is asked for, once, answer “500” after 2 s.` */
export const ownFaultWords = {
  title: 'Your own fault',
  when: 'When ',
  asked: ' is asked for, ',
  frequency: 'How often',
  answer: 'What it answers',
  status: (status: string) => `answer “${status}”`,
  drop: 'give no answer',
  asAlways: 'answer as always',
  after: ' after ',
  delay: 'After how long',
  add: 'Add fault',
  operation: 'What is asked for',
  anything: 'anything',
  areas: 'Areas',
  anythingOf: (area: string) => `anything of ${area}`,
  operations: 'Operations',
  everything: 'Everything',
  everythingOf: (area: string) => `everything of ${area}`,
} as const
