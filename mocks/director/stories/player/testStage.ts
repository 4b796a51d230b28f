import { contract } from '../../../../src/contract/index.ts'
import type { Backend } from '../../../control.ts'
import { PASSWORD } from '../../../seed/scenarios/scenarios.ts'
import type { Wait } from '../steps/passTime.ts'
import type { SavedRun } from './playerState.ts'
import type { Tab } from '../steps/runStep.ts'
import { createStage } from './stage.ts'

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
