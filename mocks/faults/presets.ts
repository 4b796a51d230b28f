import type { Fault } from './fault.ts'

/** A fault by its name in plain words, with the sentence that says what one sees. */
export interface FaultPreset {
  fault: Fault
  effect: string
}

const preset = (
  id: string,
  title: string,
  effect: string,
  fault: Pick<Fault, 'operations'> & Partial<Fault>,
): FaultPreset => ({
  effect,
  fault: { id, title, answer: null, delay: 0, times: null, probability: 1, ...fault },
})

/** The calls of a session, which a server that has ended it refuses. */
const ofSession = ['*', '!account.*', '!system.countries', '!system.sports', 'account.me', 'account.refresh']

/** The faults that one can set by name, in the order of the director's list. */
export const faultPresets: readonly FaultPreset[] = [
  preset('fans-list-fails', 'Fans list fails', 'Answers “500”', {
    operations: ['fanProfiles.list'],
    answer: 500,
    times: 1,
  }),
  preset('saving-fan-fails', 'Saving a fan fails', 'Answers “500”', {
    operations: ['fans.create', 'fans.update', 'fanProfiles.update'],
    answer: 500,
    times: 1,
  }),
  preset('slow-lists', 'Every third list is slow', 'Takes 8 s', {
    operations: ['*.list'],
    delay: 8000,
    probability: 1 / 3,
  }),
  preset('slow-connectors', 'Slow connectors', 'Takes 4 s', { operations: ['connectors.*'], delay: 4000 }),
  preset('connectors-closed', 'Connectors are closed', 'The server answers “403”', {
    operations: ['connectors.*'],
    answer: 403,
  }),
  preset('session-expires', 'Session expires', 'Asks to sign in again', {
    operations: ofSession,
    answer: 401,
    times: 1,
    countedBy: 'account.refresh',
  }),
  preset('rate-limited', 'Rate limited', 'The server answers “429”', {
    operations: ['*.list', 'shop.*', 'ticketing.*'],
    answer: 429,
    times: 5,
  }),
  preset('deploy', 'Deploy under way', 'Half the calls: “503”', {
    operations: ['*', '!system.sse'],
    answer: 503,
    probability: 0.5,
  }),
  preset('plan-lapsed', 'The plan has lapsed', 'Screens ask for a payment', {
    operations: ['home.*', 'fanProfiles.*', 'fans.*', 'memberships.*', 'connectors.*', 'segments.*', 'bookmarks.*'],
    answer: 402,
  }),
  preset('live-feed-drops', 'The live feed drops', 'Reconnects in a while', {
    operations: ['system.sse'],
    answer: 'drop',
    times: 3,
  }),
]
