import type { StoryInput } from '../script/story.ts'

const owner = { email: '{{owner.email}}', password: 'touchline' }

/** From a sign-up to the first fans, within minutes. */
export const firstDay: StoryInput = {
  touchline: 'story',
  version: 1,
  name: 'First day',
  summary: 'A club signs up, chooses a plan, connects two sources and sees its first fans.',
  steps: [
    {
      title: 'A club signs up',
      note: 'Everything you see today starts with one form: an email address, and nothing else.\n\nWhile we talk, a colleague of mine signs up for your academy. The link is already in the mailbox of the demo.',
      asked: [
        {
          question: 'Does that send a real email?',
          answer: 'No. Nothing leaves this browser; the demo has a mailbox of its own.',
        },
      ],
      seconds: 40,
      show: '/home',
      do: [{ call: 'account.register', by: 'nobody', body: { email: 'olive.marsh.{{writes}}@academy.example' } }],
    },
    {
      title: 'The owner sets it up',
      note: 'The link asks for a name, a country and a sport. That is the whole set-up.\n\nNobody had to call us, and nobody had to install anything.',
      seconds: 30,
      do: [
        {
          call: 'account.create',
          by: 'nobody',
          bearer: '{{mail.token}}',
          body: {
            name: '{{club.name}} Academy',
            country: '{{club.config.country.cca2}}',
            sport: '{{club.config.sport.id}}',
            password: 'touchline',
          },
          keep: 'owner',
        },
        { call: 'account.me', by: owner, keep: 'academy' },
      ],
    },
    {
      title: 'A plan is chosen',
      note: 'Now we are in the academy’s own account, as its owner.\n\nThe plan is paid by card or invoice. As soon as the payment provider says so, every page is open.',
      asked: [{ question: 'Can we change the plan later?', answer: 'Yes, at any time, on this page.' }],
      seconds: 40,
      do: [{ pay: 'standard', club: '{{academy.tenant}}' }],
      signIn: owner,
      show: '/club/billing',
    },
    {
      title: 'The first page',
      note: 'An empty system usually looks empty. Ours says what comes next: choose a plan, connect a source, sync the fans.\n\nThe first one is done already.',
      seconds: 30,
      show: '/home',
      point: { role: 'region', name: 'Get started', text: 'Three steps, and it ticks them off by itself' },
    },
    {
      title: 'A sheet is connected',
      note: 'Most clubs begin with a spreadsheet, and that is fine. This one has the people of the membership desk.\n\nAsk: where does your list of people live today?',
      seconds: 50,
      show: '/integrations/connectors',
      do: [
        {
          call: 'connectors.create',
          by: owner,
          body: {
            name: 'Membership desk',
            providerConfig: { provider: 'FANGOOGLESHEETS', config: { fanSheetId: '1Rk5pD8mFans' } },
          },
          keep: 'desk',
        },
      ],
      clock: { advance: { seconds: 6 }, speed: 2 },
      point: { role: 'link', name: 'Membership desk', text: 'Connected and synced in seconds' },
    },
    {
      title: 'The shop joins in',
      note: 'The second source is the shop. From now on a fan is more than a line in a sheet: we know what they buy.\n\nEvery source works in the same way, so the next one takes as long as this one did.',
      seconds: 40,
      do: [
        {
          call: 'connectors.create',
          by: owner,
          body: {
            name: 'Academy shop',
            config: { syncConfig: { autoSync: true, interval: 15 } },
            providerConfig: { provider: 'DEMOSHOP', config: {} },
          },
        },
      ],
      clock: { advance: { seconds: 6 }, speed: 2 },
      point: { role: 'link', name: 'Academy shop', text: 'Orders come from here' },
    },
    {
      title: 'The first fans',
      note: 'One press puts the sources together: the same person in the sheet and in the shop becomes one fan.\n\nThis is the moment marketing has been waiting for.',
      seconds: 50,
      show: '/fans',
      do: [{ call: 'fanProfiles.sync', by: owner }],
      clock: { advance: { seconds: 10 }, speed: 3 },
      point: { role: 'region', name: 'Fans', text: 'The first fans, minutes after the sign-up' },
    },
    {
      title: 'One of them',
      note: 'Here is one fan, with everything the club knows: what they bought, when, and how close they are to the club.\n\nAsk: how long would it take you today to find this out about one person?',
      seconds: 60,
      do: [
        // Somebody who has bought something: the fan page has nothing to tell of others yet.
        {
          call: 'shop.orders',
          by: owner,
          query: { limit: 1, orderBy: 'amount', orderDirection: 'desc' },
          keep: 'order',
        },
        {
          call: 'fanProfiles.list',
          by: owner,
          query: { limit: 1, searchQuery: '{{order.items.0.email}}' },
          keep: 'best',
        },
      ],
    },
    {
      title: 'What we know of them',
      note: 'The score says how close {{best.items.0.firstName}} is to the club. The timeline says why.',
      seconds: 45,
      show: '/fans/{{best.items.0.id}}',
      point: { role: 'region', name: 'Fan score', text: 'From 0 to 100, and it moves with every order' },
    },
    {
      title: 'A colleague is invited',
      note: 'The last step of the first day: a colleague gets a link by email. Admins manage the club, users work with the data.\n\nThat was a first day, and we did it in a few minutes.',
      seconds: 30,
      show: '/club/users',
      do: [{ call: 'users.invite', by: owner, body: { email: 'sam.{{owner.email}}' } }],
    },
    {
      title: 'Back to your club',
      note: 'We are back at {{club.name}}, with all of its history. Let us look at a day in its life next.',
      seconds: 15,
      signIn: 'admin',
      show: '/home',
    },
  ],
}
