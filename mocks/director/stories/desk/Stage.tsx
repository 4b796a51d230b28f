import { useEffect } from 'react'
import { useStore } from 'zustand'
import { config } from '../../../../src/config.ts'
import { signedInId } from '../../session/useSignIn.ts'
import type { Wait } from '../steps/passTime.ts'
import { journalSnapshots } from '../player/snapshots.ts'
import { createStage } from '../player/stage.ts'
import { createRecorder } from '../recorder/recorder.ts'
import { Blank } from '../tab/Blank.tsx'
import { browserTab, pathHere, snapshotsOfTab } from '../tab/browserTab.ts'
import { Spotlight } from '../tab/Spotlight.tsx'
import { readRun, storeRun } from '../tab/storedRun.ts'
import { claimTab, type StageProps } from './deskChannel.ts'
import { createHostDesk } from './hostDesk.ts'
import { localDesk } from './localDesk.ts'

/** Where stories are played: the player, what it points at, and the desk that other windows talk to. */
export function Stage({ control, send, calls }: StageProps) {
  useEffect(() => open({ control, send, calls }), [control, send, calls])
  const desk = useStore(localDesk, (state) => state.desk)
  return (
    <>
      <Spotlight />
      {desk && <Blank desk={desk} />}
    </>
  )
}

/** How often a recording looks at what has happened, in milliseconds. */
const LOOK_MS = 500

/** Opens the stage once the tab is known not to be a copy of another one. The returned function closes it. */
function open(props: StageProps): () => void {
  let isClosed = false
  let close = () => {}
  void claimTab().then((tab) => {
    if (!isClosed) close = openIn(tab, props)
  })
  return () => {
    isClosed = true
    close()
  }
}

function openIn(tab: string, { control, send, calls }: StageProps): () => void {
  const { player, references } = createStage({
    control,
    wire: { fetch: (request) => send(request), baseUrl: new URL(config.apiBase, location.origin).href },
    tab: browserTab(control, calls),
    snapshots: snapshotsOfTab(control, journalSnapshots(control)),
    wait,
    hostNow: () => Date.now(),
    save: storeRun,
  })
  const recorder = createRecorder({
    control,
    who: () => signedInId(),
    path: pathHere,
    hostNow: () => Date.now(),
    references,
    repeat(call) {
      const timer = setInterval(call, LOOK_MS)
      return () => clearInterval(timer)
    },
  })
  const desk = createHostDesk({ control, player, recorder, tab })
  localDesk.setState({ desk })
  const saved = readRun()
  if (saved) void player.resume(saved)

  /** A presenter who touches the product wants to show it by hand. */
  function handleTouch({ isTrusted, target }: Event) {
    const isProduct = target instanceof Element && document.getElementById('root')?.contains(target) === true
    if (isTrusted && isProduct && player.store.getState().playing) void player.pause()
  }
  /** A recording is kept by this page alone, until somebody edits it: the browser asks before it is left. */
  function handleUnload(event: BeforeUnloadEvent) {
    const { recording, recorded } = desk.store.getState()
    if (recording || recorded) event.preventDefault()
  }
  addEventListener('pointerdown', handleTouch, { capture: true })
  addEventListener('beforeunload', handleUnload)
  return () => {
    removeEventListener('pointerdown', handleTouch, { capture: true })
    removeEventListener('beforeunload', handleUnload)
    localDesk.setState({ desk: null })
    desk.close()
  }
}

const wait: Wait = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    const stop = () => {
      clearTimeout(timer)
      reject(new Error('The wait was interrupted.'))
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
