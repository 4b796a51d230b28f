import type { StoryInput } from '../script/story.ts'

/** From a view of the dashboard to a list in the mailing tool. */
export const campaign: StoryInput = {
  touchline: 'story',
  version: 1,
  name: 'Campaign',
  summary: 'A question becomes a bookmark, the bookmark a segment, and the segment a list in the mailing tool.',
  steps: [
    {
      title: 'A question',
      note: 'Every campaign begins with a question. Ours: who are our young season-ticket holders, and what do they spend?\n\nAsk: who answers such a question for you today, and how long does it take?',
      seconds: 50,
      show: '/dashboard?age=18-29&membership=Season+ticket',
      // Nothing tells an open list of a new bookmark, so it is there before the list is.
      do: [
        {
          call: 'bookmarks.create',
          by: 'user',
          body: {
            name: 'Young season-ticket holders',
            description: 'For the spring campaign',
            connectorId: 'metabase',
            params: 'age=18-29&membership=Season+ticket',
          },
          keep: 'bookmark',
        },
      ],
      point: { role: 'heading', name: 'Dashboard', text: 'Two filters, and the address keeps them' },
    },
    {
      title: 'The answer is kept',
      note: 'The answer is too good to lose. A bookmark keeps the view, not a copy of it: tomorrow it has tomorrow’s figures.',
      seconds: 30,
      show: '/bookmarks',
      point: { role: 'link', name: 'Young season-ticket holders', text: 'Saved by a colleague, seen by all' },
    },
    {
      title: 'A mailing tool',
      note: 'The club writes its letters in a mailing tool, and it should stay there. We do not replace it; we feed it.',
      asked: [
        {
          question: 'Which tools do you support?',
          answer: 'Mailchimp and Mautic today. The catalogue shows them all.',
        },
      ],
      seconds: 40,
      show: '/integrations/connectors',
      do: [
        {
          call: 'connectors.create',
          unless: '{{connector.marketing.id}}',
          body: { name: 'Newsletter', providerConfig: { provider: 'DEMOMARKETING', config: {} } },
        },
      ],
      clock: { advance: { seconds: 5 } },
      point: { role: 'link', name: '{{connector.marketing.name}}', text: 'The letters are written here' },
    },
    {
      title: 'A segment',
      note: 'A segment is a bookmark with an address: these people, into that tool.\n\nA colleague creates it now. It says what it is doing: waiting, syncing, synced.',
      seconds: 50,
      show: '/segments',
      do: [
        {
          call: 'segments.create',
          by: 'user',
          body: {
            name: 'Spring campaign',
            description: 'Season-ticket holders under 30',
            connectorId: '{{connector.marketing.id}}',
            bookmarkId: '{{bookmark.id}}',
          },
          keep: 'segment',
        },
      ],
      clock: { advance: { seconds: 3 }, speed: 2 },
      point: { role: 'link', name: 'Spring campaign', text: 'On its way to the mailing tool' },
    },
    {
      title: 'Sent to the mailing tool',
      note: 'A few seconds later the list is there. No export, no spreadsheet in an email, no old copy on somebody’s desk.\n\nYour data-protection officer will like that as well.',
      seconds: 40,
      show: '/segments/{{segment.id}}',
      clock: { advance: { seconds: 6 }, speed: 2 },
      point: { role: 'status', name: 'State', text: 'Synced: the list is in the mailing tool' },
    },
    {
      title: 'A week later',
      note: 'A week goes by. People join, people leave, somebody turns thirty. Who would keep such a list up to date by hand?',
      seconds: 25,
      show: '/home',
      clock: { advance: { days: 7 } },
      point: { role: 'region', name: 'Your fans', text: 'A week of sign-ups, in a moment' },
    },
    {
      title: 'The list is brought up to date',
      note: 'One press, and the mailing tool has this week’s people. The view decides who is in it, so nothing is forgotten.',
      seconds: 35,
      show: '/segments/{{segment.id}}',
      do: [{ call: 'segments.sync', by: 'user', params: { id: '{{segment.id}}' } }],
      clock: { advance: { seconds: 6 }, speed: 2 },
      point: { role: 'status', name: 'State', text: 'Synced again, just now' },
    },
    {
      title: 'What it was for',
      note: 'And the same view shows whether it worked: what these people buy from now on.\n\nQuestion, list, letter, result: one place, and the same people in all of them.',
      seconds: 45,
      show: '/dashboard?age=18-29&membership=Season+ticket&period=30d',
    },
  ],
}
