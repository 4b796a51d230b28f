import { expect, it } from 'vitest'
import { contract } from '../../../../src/contract/index.ts'
import { openWorld, tenantOf } from '../../../../tests/support/world/world.ts'
import { createBackend } from '../../../backend.ts'
import { openStage } from '../../../../tests/support/director/storyStage.ts'
import { parseStory, printStory } from '../script/story.ts'
import { createRecorder } from './recorder.ts'

/** A world with a presenter, whose tab and clock the test moves, and a recorder of it. */
async function open() {
  const world = await openWorld()
  const { api, backend } = world
  const state = api.session.store.getState()
  const id = state.status === 'in' ? state.user.id : null
  const tab = { path: '/home', now: 0, who: id }
  const { references } = await openStage(backend)
  const recorder = createRecorder({
    control: backend.control,
    who: () => tab.who,
    path: () => tab.path,
    hostNow: () => tab.now,
    references,
    repeat: () => () => {},
  })
  const visit = async (path: string, after: number) => {
    tab.path = path
    tab.now += after
    await recorder.look()
  }
  const switchTo = (who: string) => void (tab.who = who)
  return { ...world, recorder, visit, switchTo, tenant: tenantOf(world), control: backend.control }
}

it('records writes, pages and the clock as a story that does the same in a fresh club', async () => {
  const { api, recorder, visit, tenant, control } = await open()
  await recorder.start()
  await visit('/integrations/connectors', 8000)
  const { items } = await api.call(contract.connectors.list, { params: { tenant }, query: { type: 'marketing' } })
  const marketing = items.find(({ name }) => name === 'Newsletter')
  await visit('/bookmarks', 10_000)
  const bookmark = await api.call(contract.bookmarks.create, {
    params: { tenant },
    body: { name: 'Spain', connectorId: 'metabase', params: 'country=Spain' },
  })
  await recorder.look()
  await visit('/segments/new', 20_000)
  const segment = await api.call(contract.segments.create, {
    params: { tenant },
    body: { name: 'Spanish fans', connectorId: marketing?.id ?? '', bookmarkId: bookmark.id },
  })
  await visit(`/segments/${segment.id}`, 3000)
  await control.advance(3_605_000)
  const story = await recorder.stop()

  expect(story.steps.map(({ title, show, seconds }) => [title, show, seconds])).toEqual([
    ['Home', '/home', 8],
    ['Connectors', '/integrations/connectors', 10],
    ['Bookmarks', '/bookmarks', 20],
    ['New', '/segments/new', 5],
    ['Segments', '/segments/{{segment1.id}}', 5],
  ])
  expect(story.steps[3]?.do?.[0]).toEqual({
    call: 'segments.create',
    by: 'admin',
    body: { name: 'Spanish fans', connectorId: '{{connector.marketing.id}}', bookmarkId: '{{bookmark1.id}}' },
    keep: 'segment1',
  })
  expect(story.steps[4]?.clock).toEqual({ advance: { days: 0, hours: 1, minutes: 0, seconds: 5 } })

  const fresh = createBackend({ scenario: 'two-clubs' })
  const { player, shown } = await openStage(fresh)
  await player.load(parseStory(printStory(story)))
  await player.play()
  expect(player.store.getState()).toMatchObject({ at: 4, phase: 'shown', problem: null })
  expect(await fresh.control.stateHash()).toBe(await control.stateHash())
  expect(shown.at(-1)).toBe(`/segments/${segment.id}`)
})

it('works in another club: what was recorded refers to things, and not to their ids', async () => {
  const { api, recorder, tenant } = await open()
  await recorder.start()
  const { items } = await api.call(contract.connectors.list, { params: { tenant }, query: { type: 'shop' } })
  const shop = items.find(({ config }) => config.enabled)
  await api.call(contract.connectors.sync, { params: { tenant, id: shop?.id ?? '' } })
  const story = await recorder.stop()
  const other = createBackend({ club: { name: 'HC Rheinufer', sport: 'hockey', country: 'DE', fans: 100 } })
  const { player } = await openStage(other)
  await player.load(story)
  await player.play()
  expect(player.store.getState()).toMatchObject({ phase: 'shown', problem: null })
  expect((await other.control.exportJournal()).entries).toHaveLength(1)
})

it('shows a list once, however often it is searched, and keeps what is too long for a step or a story', async () => {
  const { api, recorder, visit, tenant } = await open()
  await recorder.start()
  await visit('/bookmarks?searchQuery=sp', 1000)
  await visit('/bookmarks?searchQuery=spain', 1000)
  for (let count = 0; count < 25; count++)
    await api.call(contract.bookmarks.create, {
      params: { tenant },
      body: { name: `Bookmark ${count}`, connectorId: 'metabase', params: '' },
    })
  await recorder.look()
  for (let count = 0; count < 70; count++) await visit(count % 2 === 0 ? '/fans' : '/segments', 5000)
  const { steps } = await recorder.stop()
  expect(steps.slice(0, 4).map(({ show, do: actions = [] }) => [show, actions.length])).toEqual([
    ['/home', 0],
    ['/bookmarks?searchQuery=spain', 20],
    [undefined, 5],
    ['/fans', 0],
  ])
  expect(steps).toHaveLength(60)
})

it('notes each write for who was signed in then, also if somebody else signs in right after it', async () => {
  const { api, recorder, switchTo, tenant, control, backend } = await open()
  const people = await control.people()
  const colleague = people.find((person) => person.tenant === tenant && person.role === 'user')
  const stage = await openStage(backend)
  const create = (name: string) => ({ name, connectorId: 'metabase' as const, params: '' })
  await recorder.start()
  await api.call(contract.bookmarks.create, { params: { tenant }, body: create('Of the admin') })
  switchTo(colleague?.id ?? '')
  await stage.player.load(
    parseStory(
      JSON.stringify({
        touchline: 'story',
        version: 1,
        name: 'Colleague',
        summary: 'What the colleague does.',
        steps: [
          {
            title: 'One',
            note: 'One.',
            seconds: 5,
            do: [{ call: 'bookmarks.create', by: 'user', body: create('Of the user') }],
          },
        ],
      }),
    ),
  )
  await recorder.look()
  await stage.player.play()
  const { steps } = await recorder.stop()
  const actions = steps.flatMap(({ do: done = [] }) => done)
  expect(actions.map((action) => 'call' in action && [action.by, action.params])).toEqual([
    ['admin', undefined],
    ['user', undefined],
  ])
})

it('leaves out the past of a snapshot that is brought back meanwhile', async () => {
  const { api, recorder, tenant, control } = await open()
  const create = (name: string) =>
    api.call(contract.bookmarks.create, { params: { tenant }, body: { name, connectorId: 'metabase', params: '' } })
  await create('One')
  await create('Two')
  await control.advance(3_600_000)
  const { id } = await control.saveSnapshot('Ready for the call')
  await control.reset()
  await recorder.start()
  await control.restoreSnapshot(id)
  await recorder.look()
  await create('Three')
  const { steps } = await recorder.stop()
  expect(steps.map(({ clock }) => clock)).toEqual([undefined])
  const actions = steps.flatMap(({ do: done = [] }) => done)
  expect(actions.map((action) => 'call' in action && action.body)).toEqual([
    { name: 'Three', connectorId: 'metabase', params: '' },
  ])
})

it('leaves out what others do, and passwords', async () => {
  const { api, recorder, backend } = await open()
  const stage = await openStage(backend)
  await recorder.start()
  await api.call(contract.account.changePassword, { body: { oldPassword: 'touchline', newPassword: 'something else' } })
  await stage.player.load(
    parseStory(
      JSON.stringify({
        touchline: 'story',
        version: 1,
        name: 'Another',
        summary: 'Of somebody else.',
        steps: [
          {
            title: 'One',
            note: 'One.',
            seconds: 5,
            do: [{ call: 'bookmarks.create', by: 'user', body: { name: 'One', connectorId: 'metabase', params: '' } }],
          },
        ],
      }),
    ),
  )
  await stage.player.play()
  const story = await recorder.stop()
  expect(story.steps).toHaveLength(1)
  expect(story.steps[0]?.do).toBeUndefined()
})
