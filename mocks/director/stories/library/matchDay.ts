import type { StoryInput } from '../script/story.ts'

const often = { syncConfig: { autoSync: true, interval: 5 } }

/** A match day from the morning to the final whistle. */
export const matchDay: StoryInput = {
  touchline: 'story',
  version: 1,
  name: 'Match day',
  summary: 'Tickets and orders stream in until kick-off, and dashboard and scores move with them.',
  steps: [
    {
      title: 'The morning of the match',
      note: 'Let us go to the next home match of your club. The clock of the demo jumps to that morning, six hours before kick-off.\n\nEverything that happens on the way, happens: sign-ups, orders, tickets.',
      asked: [
        {
          question: 'Is this our data?',
          answer: 'It is a model of a club like yours. Nothing here leaves this browser.',
        },
      ],
      seconds: 40,
      show: '/home',
      do: [
        {
          call: 'connectors.create',
          unless: '{{connector.ticketing.id}}',
          body: { name: 'Box office', config: often, providerConfig: { provider: 'DEMOTICKETING', config: {} } },
        },
        {
          call: 'connectors.create',
          unless: '{{connector.shop.id}}',
          body: { name: 'Club shop', config: often, providerConfig: { provider: 'DEMOSHOP', config: {} } },
        },
      ],
      clock: { toMatch: { before: { hours: 6 } } },
      point: { role: 'region', name: 'Your fans', text: 'The club on the morning of the match' },
    },
    {
      title: 'Syncs every five minutes',
      note: 'On an ordinary day an hourly sync is enough. On a match day we want to see people arrive, so box office and shop sync every five minutes.',
      seconds: 30,
      show: '/integrations/connectors',
      do: [
        {
          call: 'connectors.update',
          params: { id: '{{connector.ticketing.id}}' },
          body: { config: often },
          keep: 'office',
        },
        { call: 'connectors.update', params: { id: '{{connector.shop.id}}' }, body: { config: often }, keep: 'shop' },
      ],
      point: { role: 'link', name: '{{office.name}}', text: 'Every five minutes today' },
    },
    {
      title: 'The morning rush',
      note: 'An hour passes in a few seconds now. Watch “Just now”.\n\nNobody presses anything: the page hears of it by itself.',
      asked: [
        {
          question: 'How fast is it really?',
          answer: 'As soon as a sync has brought a row, every open page shows it, within a second.',
        },
      ],
      seconds: 50,
      show: '/home',
      clock: { advance: { hours: 1 }, speed: 600 },
      point: { role: 'region', name: 'Just now', text: 'New orders, tickets and fans, as they arrive' },
    },
    {
      title: 'Tickets',
      note: 'These are the tickets themselves, the newest first: who bought, for which match, in which stand and at what price.\n\nAsk: who in your club can see this list today?',
      seconds: 45,
      show: '/integrations/data/ticketing-tickets',
      clock: { advance: { minutes: 45 }, speed: 450 },
      point: { role: 'row', name: 'T-', text: 'The newest ticket is on top' },
    },
    {
      title: 'Scarves and shirts',
      note: 'The shop feels a match day too. Shirts in the morning, scarves when it gets cold.',
      seconds: 40,
      show: '/integrations/data/shop-orders',
      clock: { advance: { minutes: 45 }, speed: 450 },
    },
    {
      title: 'The dashboard moves',
      note: 'The same orders and tickets, as figures. The dashboard is not a report from last night: it is the club as it is now.\n\nA filter shows one group of people, and the address keeps it.',
      seconds: 60,
      show: '/dashboard?period=30d',
      clock: { advance: { hours: 1 }, speed: 900 },
    },
    {
      title: 'Kick-off',
      note: 'The last hours before kick-off, and the match itself. The stadium is full; the data are as well.',
      seconds: 30,
      show: '/home',
      clock: { advance: { hours: 4 }, speed: 1800 },
      point: { role: 'region', name: 'Sources', text: 'All of it came from here' },
    },
    {
      title: 'Scores follow',
      note: 'After the match, one press brings the profiles up to date. Who came today is closer to the club than yesterday, and the score says so.',
      seconds: 40,
      show: '/fans?orderBy=score&orderDirection=desc',
      do: [{ call: 'fanProfiles.sync' }],
      clock: { advance: { seconds: 8 }, speed: 2 },
      point: { role: 'columnheader', name: 'Score', text: 'Sorted by score, the closest first' },
    },
    {
      title: 'The most loyal of them',
      note: 'Here is the fan who is closest to your club. Tickets, orders and membership on one line of time.\n\nIf you could call one person tonight to say thank you, it would be this one.',
      seconds: 45,
      show: '/fans/{{fan.id}}',
      point: { role: 'region', name: 'Fan score', text: 'Made of tickets, orders and membership' },
    },
  ],
}
