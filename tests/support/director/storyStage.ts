import { createBackend } from '../../../mocks/backend.ts'
import { contract } from '../../../src/contract/index.ts'
import type { Backend } from '../../../mocks/control.ts'
import { campaign } from '../../../mocks/director/stories/library/campaign.ts'
import { PASSWORD } from '../../../mocks/seed/scenarios/scenarios.ts'
import { readStory, type StoryInput } from '../../../mocks/director/stories/script/story.ts'
import type { Wait } from '../../../mocks/director/stories/steps/passTime.ts'
import type { SavedRun } from '../../../mocks/director/stories/player/playerState.ts'
import type { Tab } from '../../../mocks/director/stories/steps/runStep.ts'
import { createStage } from '../../../mocks/director/stories/player/stage.ts'

export const BASE = 'http://club.example/api/v1'

/**
 * A stage on a model in the same process, with a tab that notes where it goes. Waits are over at once, unless `wait`
 * says otherwise.
 */
export async function openStage(backend: Backend, { wait }: { wait?: Wait } = {}) {
  const shown: string[] = []
  const pointed: string[] = []
  const saved: { run: SavedRun | null } = { run: null }
  const missing = new Set<string>()
  const session = { isOpen: true }
  const tab: Tab = {
    needsSignIn: () => !session.isOpen,
    async show(path, signIn) {
      if (signIn) session.isOpen = true
      shown.push(signIn ? `${path} as ${signIn.email}` : path)
    },
    async point(at) {
      if (at && !missing.has(at.name ?? '')) pointed.push(at.name ?? at.part ?? '')
      return at === null || !missing.has(at.name ?? '')
    },
    async catchUp() {},
    async keepSession() {},
  }
  const { player, references } = createStage({
    control: backend.control,
    wire: { fetch: backend.fetch, baseUrl: BASE },
    tab,
    wait: wait ?? (async (_milliseconds, signal) => signal.throwIfAborted()),
    hostNow: () => 0,
    save: (run) => {
      saved.run = run
    },
  })
  const events = await listen(backend)
  return { player, references, tab, session, shown, pointed, missing, saved, events }
}

const step = { title: 'A step', note: 'Say something.', seconds: 20 }
/** An action that creates a bookmark, and keeps it. */
export const bookmark = (name: string) => ({
  call: 'bookmarks.create',
  body: { name, connectorId: 'metabase', params: 'country=Spain' },
  keep: 'bookmark',
})
/** A story of some steps, of which only what matters is given. */
export const storyOf = (...steps: Partial<StoryInput['steps'][number]>[]) =>
  readStory({
    touchline: 'story',
    version: 1,
    name: 'A story',
    summary: 'A test.',
    steps: steps.map((each) => ({ ...step, ...each })),
  })

/** A player with a story, on a model of two small clubs. */
export async function openPlayer(story = readStory(campaign), options: Parameters<typeof openStage>[1] = {}) {
  const backend = createBackend({ scenario: 'two-clubs' })
  const stage = await openStage(backend, options)
  await stage.player.load(story)
  const state = stage.player.store.getState
  return { ...stage, backend, control: backend.control, state }
}

/** Listens to the events of the first club. The returned function ends that, and gives the events so far. */
async function listen({ fetch, control }: Backend) {
  const { accounts } = await control.info()
  const login = await fetch(
    new Request(`${BASE}/accounts/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: accounts[0]?.email, password: PASSWORD }),
    }),
  )
  const { accessToken } = contract.account.login.responses[200].parse(await login.json())
  const controller = new AbortController()
  const response = await fetch(
    new Request(`${BASE}/system/sse`, {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: controller.signal,
    }),
  )
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const texts: string[] = []
  const reading = (async () => {
    for (;;) {
      const read = await reader?.read().catch(() => undefined)
      if (!read || read.done) return
      texts.push(read.value)
    }
  })()
  return async () => {
    controller.abort()
    await reader?.cancel().catch(() => {})
    await reading
    return texts
      .join('')
      .split('\n')
      .filter((line) => line.startsWith('id:') || line.startsWith('data:'))
  }
}
