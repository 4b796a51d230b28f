import { expect, it, onTestFinished, vi } from 'vitest'
import { createBackend } from '../../../backend.ts'
import { openStage } from '../../../../tests/support/director/storyStage.ts'
import { createRecorder } from '../recorder/recorder.ts'
import { emptyDesk } from './desk.ts'
import { createHostDesk } from './hostDesk.ts'
import { createRemoteDesk } from './remoteDesk.ts'
import { openDeskWire } from './wire.ts'
import { eventually } from '../../../../tests/support/runner/eventually.ts'

/** The desk of a tab of the product, one in another window that keeps to it, and what a third one hears. */
async function open() {
  const backend = createBackend({ scenario: 'two-clubs' })
  const { control } = backend
  const { player, references } = await openStage(backend)
  const recorder = createRecorder({
    control,
    who: () => null,
    path: () => '/home',
    hostNow: () => 0,
    references,
    repeat: () => () => {},
  })
  const host = createHostDesk({ control, player, recorder, tab: 'a' })
  const remote = createRemoteDesk('a')
  const stop = remote.open()
  const isFollowing = (is: boolean) => eventually(() => expect(remote.store.getState().connected).toBe(is))
  await isFollowing(true)

  const heard: string[] = []
  const wire = openDeskWire(({ kind }) => heard.push(kind))
  const asking = openDeskWire(() => {})
  onTestFinished(() => {
    stop()
    host.close()
    wire.close()
    asking.close()
  })
  const ask = async () => {
    const before = heard.length
    asking.post({ kind: 'ask' })
    await eventually(() => expect(heard.slice(before)).toContain('ask'))
  }
  return { control, remote, isFollowing, heard, ask }
}

it('stays silent after its page is left, although the page lives on for a moment', async () => {
  const { isFollowing, heard, ask } = await open()
  dispatchEvent(new Event('pagehide'))
  await isFollowing(false)
  heard.length = 0
  await ask()
  await ask()
  // The browser shows the page again.
  dispatchEvent(new Event('pageshow'))
  await isFollowing(true)
  await eventually(() => expect(heard).toContain('state'))
  expect(heard).toEqual(['ask', 'ask', 'state'])
})

it('names the club that is there, also after another one has taken its place', async () => {
  const { control, remote } = await open()
  const [before] = await control.people()
  await eventually(() => expect(remote.store.getState().club).toBe(before?.club))
  await control.loadScenario('prospect', { name: 'Kestrel Bay', fans: 20 })
  remote.send({ do: 'waits', waits: true })
  await eventually(() => expect(remote.store.getState().club).toBe('Kestrel Bay'))
})

it('waits for its tab to come back after a reload, although another tab answers sooner', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const remote = createRemoteDesk(null)
  const stop = remote.open()
  const wire = openDeskWire(() => {})
  onTestFinished(() => {
    stop()
    wire.close()
  })
  const tell = (tab: string) =>
    wire.post({ kind: 'state', tab, state: { ...emptyDesk, connected: true, club: `of ${tab}` } })
  const follows = (club: string, connected = true) =>
    eventually(() => expect(remote.store.getState()).toMatchObject({ club, connected }))
  tell('a')
  await follows('of a')
  wire.post({ kind: 'bye', tab: 'a', run: null })
  await follows('of a', false)
  tell('b')
  tell('a')
  await follows('of a')
  wire.post({ kind: 'bye', tab: 'a', run: null })
  await follows('of a', false)
  vi.advanceTimersByTime(10_000)
  tell('b')
  await follows('of b')
})
