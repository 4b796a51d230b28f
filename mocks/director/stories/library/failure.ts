import type { StoryInput } from '../script/story.ts'

const prestashop = (auth: string) => ({
  provider: 'PRESTASHOP',
  config: { apiUrl: 'https://museum.example/api', timeZone: 'Europe/London', auth },
})

/** A source that cannot be reached, and how the club notices and fixes it. */
export const failure: StoryInput = {
  touchline: 'story',
  version: 1,
  name: 'A source fails and recovers',
  summary: 'A new shop has a wrong key. The club sees it, fixes it, and nothing is lost.',
  steps: [
    {
      title: 'All is well',
      note: 'Every demo shows the good days. Let me show you a bad one, because you will have some.\n\nThese are the sources of the club, the ones with trouble first.',
      seconds: 30,
      show: '/home',
      point: { role: 'region', name: 'Sources', text: 'Trouble would be at the top' },
    },
    {
      title: 'A key is wrong',
      note: 'The museum shop joins in. Somebody has copied the key from an old email, so the shop says no.',
      seconds: 40,
      show: '/integrations/connectors',
      do: [
        {
          call: 'connectors.create',
          body: { name: 'Museum shop', description: 'Below the main stand', providerConfig: prestashop('invalid') },
          keep: 'museum',
        },
      ],
      clock: { advance: { seconds: 6 }, speed: 2 },
      point: { role: 'link', name: 'Museum shop', text: 'Failed, and it says so' },
    },
    {
      title: 'Nobody has to look for it',
      note: 'Nobody reads a list of sources every morning. Home puts the failed one on top, in every tab and for everybody.',
      asked: [
        { question: 'Do we get an email?', answer: 'Not today. Home and the list of connectors show it at once.' },
      ],
      seconds: 35,
      show: '/home',
      point: { role: 'region', name: 'Sources', text: 'The museum shop is on top now' },
    },
    {
      title: 'The rest works on',
      note: 'An hour goes by. One source is down, and the others sync as if nothing had happened.\n\nAsk: what happens in your club when one feed breaks?',
      seconds: 40,
      clock: { advance: { hours: 1 }, speed: 600 },
      point: { role: 'region', name: 'Just now', text: 'The other sources go on' },
    },
    {
      title: 'What exactly is wrong',
      note: 'The page of the connector says it in one word. No log files, no call to the provider.',
      seconds: 30,
      show: '/integrations/connectors/{{museum.id}}',
      point: { role: 'status', name: 'State', text: 'Failed: the key was refused' },
    },
    {
      title: 'A colleague asks for help',
      note: 'A colleague without the rights to fix it writes to support, from within the product.',
      seconds: 25,
      show: '/support',
      do: [
        {
          call: 'support.send',
          by: 'user',
          body: {
            subject: 'Museum shop',
            message: 'The museum shop has failed since this morning. Can somebody look at the key?',
          },
        },
      ],
    },
    {
      title: 'The right key',
      note: 'The admin enters the right key. It is tested before it is saved, so the same mistake cannot happen twice.',
      seconds: 45,
      show: '/integrations/connectors/{{museum.id}}/setup',
      do: [
        { call: 'connectors.test', body: { providerConfig: prestashop('PS8K2M4N6') } },
        {
          call: 'connectors.setup',
          params: { id: '{{museum.id}}' },
          body: { providerConfig: prestashop('PS8K2M4N6') },
        },
      ],
    },
    {
      title: 'It recovers',
      note: 'One sync, and everything that was sold meanwhile is here. The shop kept it, and we asked for it from where we had stopped.\n\nNothing is lost, and nothing is there twice.',
      seconds: 45,
      show: '/integrations/connectors/{{museum.id}}',
      do: [{ call: 'connectors.sync', params: { id: '{{museum.id}}' } }],
      clock: { advance: { seconds: 6 }, speed: 2 },
      point: { role: 'status', name: 'State', text: 'Synced' },
    },
    {
      title: 'And stays well',
      note: 'From now on it syncs by itself, every quarter of an hour. Here is what the museum shop has sold.',
      seconds: 35,
      show: '/integrations/data/shop-orders',
      do: [
        {
          call: 'connectors.update',
          params: { id: '{{museum.id}}' },
          body: { config: { syncConfig: { autoSync: true, interval: 15 } } },
        },
      ],
      clock: { advance: { hours: 1 }, speed: 600 },
      point: { role: 'region', name: 'Shop - Orders', text: 'Orders of all shops of the club' },
    },
  ],
}
