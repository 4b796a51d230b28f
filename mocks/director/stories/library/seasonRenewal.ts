import type { StoryInput } from '../script/story.ts'

/** Season tickets come to their end, and the club asks people to stay. */
export const seasonRenewal: StoryInput = {
  touchline: 'story',
  version: 1,
  name: 'Season renewal',
  summary: 'Who holds a season ticket, who gets a letter, and who has renewed a week later.',
  steps: [
    {
      title: 'The most valuable people',
      note: 'Season-ticket holders pay before the first ball is kicked. Losing one costs more than winning two others.\n\nHere they are, in figures: how many, how old, from where.',
      seconds: 45,
      show: '/dashboard?membership=Season+ticket',
      // Nothing tells an open list of a new membership or bookmark, so they are there before the list is.
      do: [
        {
          call: 'memberships.create',
          body: {
            membershipId: 'RENEWAL-{{writes}}',
            type: 'Season ticket',
            firstName: 'Robin',
            lastName: 'Ashdown',
            email: 'robin.ashdown@post.example',
            entryDate: '{{inDays.-344}}',
            expirationDate: '{{inDays.21}}',
            acceptsCommercialInfo: true,
          },
          keep: 'robin',
        },
      ],
      point: { role: 'heading', name: 'Dashboard', text: 'Season-ticket holders only' },
    },
    {
      title: 'One of them, at the desk',
      note: 'Robin Ashdown’s season ticket ends in three weeks. The membership desk has it on file, next to everybody else’s.\n\nAsk: do you know today whose ticket ends this month?',
      seconds: 40,
      show: '/integrations/data/memberships?searchQuery=Ashdown',
      do: [
        {
          call: 'bookmarks.create',
          body: {
            name: 'Season tickets to renew',
            description: 'For the renewal letter',
            connectorId: 'metabase',
            params: 'membership=Season+ticket',
          },
          keep: 'bookmark',
        },
      ],
      point: { role: 'columnheader', name: 'Expiration', text: 'The day on which it ends' },
    },
    {
      title: 'A view to work with',
      note: 'A bookmark keeps the view that we have just seen, for the renewal letter.',
      seconds: 25,
      show: '/bookmarks',
      point: { role: 'link', name: 'Season tickets to renew', text: 'The same view, a click away' },
    },
    {
      title: 'The letter has its list',
      note: 'The bookmark becomes a segment, and the segment a list in the mailing tool. The letter itself is written there, as always.',
      seconds: 45,
      show: '/segments',
      do: [
        {
          call: 'connectors.create',
          unless: '{{connector.marketing.id}}',
          body: { name: 'Newsletter', providerConfig: { provider: 'DEMOMARKETING', config: {} } },
        },
        {
          call: 'segments.create',
          by: 'user',
          body: {
            name: 'Renewal letter, first wave',
            description: 'Everybody with a season ticket',
            connectorId: '{{connector.marketing.id}}',
            bookmarkId: '{{bookmark.id}}',
          },
          keep: 'segment',
        },
      ],
      clock: { advance: { seconds: 6 }, speed: 2 },
      point: { role: 'link', name: 'Renewal letter, first wave', text: 'Sent to the mailing tool' },
    },
    {
      title: 'A week later',
      note: 'The letters are out, and a week goes by. Some renew at the desk, some at the box office, some on the phone.',
      seconds: 25,
      show: '/home',
      do: [{ call: 'memberships.update', params: { id: '{{robin.id}}' }, body: { expirationDate: '{{inDays.386}}' } }],
      clock: { advance: { days: 7 } },
      point: { role: 'region', name: 'Latest fans', text: 'Life goes on meanwhile' },
    },
    {
      title: 'Robin stays',
      note: 'Robin has renewed for another year. The desk enters the new date, and every page knows it.',
      seconds: 35,
      show: '/integrations/data/memberships?searchQuery=Ashdown',
      point: { role: 'columnheader', name: 'Expiration', text: 'A year more' },
    },
    {
      title: 'A second letter, to fewer people',
      note: 'The second wave goes to the people of today, not to those of last week. Nobody who has just renewed is asked again by mistake.\n\nThat is the difference between a list and a copy of a list.',
      seconds: 40,
      show: '/segments/{{segment.id}}',
      do: [{ call: 'segments.sync', by: 'user', params: { id: '{{segment.id}}' } }],
      clock: { advance: { seconds: 6 }, speed: 2 },
      point: { role: 'status', name: 'State', text: 'Brought up to date' },
    },
    {
      title: 'What it brought',
      note: 'Back to the figures we began with. This is the page for your board: how many stay, and what they are worth.',
      seconds: 40,
      show: '/dashboard?membership=Season+ticket&period=30d',
    },
  ],
}
