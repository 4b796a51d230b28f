import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Control } from '../../../control.ts'
import { messageOf } from '../../parts/messageOf.ts'
import type { Player } from '../player/player.ts'
import type { Recorder } from '../recorder/recorder.ts'
import { emptyDesk, type Command, type Desk, type DeskState } from './desk.ts'
import { readRun } from '../tab/storedRun.ts'
import { openDeskWire } from './wire.ts'

export interface HostOptions {
  control: Pick<Control, 'people'>
  player: Player
  recorder: Recorder
  /** The id of this tab. */
  tab: string
}

/**
 * The desk of the tab in which stories are played. It sends its state to the desks in other windows, and runs their
 * commands.
 */
export function createHostDesk({ player, recorder, tab, control }: HostOptions): Desk & { close(): void } {
  const store = createStore<DeskState>(() => ({ ...emptyDesk, connected: true }))

  let isLeaving = false
  /** A page that is closed lives on for a moment: who hears its state then would follow it for ever. */
  function tell() {
    if (!isLeaving) wire.post({ kind: 'state', tab, state: store.getState() })
  }
  function follow() {
    const { log: _log, ...state } = player.store.getState()
    store.setState(state)
  }
  follow()
  const stopFollowing = player.store.subscribe(follow)
  const stopTelling = store.subscribe(tell)

  function readClub() {
    control.people().then(
      ([first]) => store.setState({ club: first?.club ?? '' }),
      // The name of the club is only said beside the story's.
      () => {},
    )
  }
  readClub()

  const send = commandsOf(player, recorder, store, readClub)
  const wire = openDeskWire((message) => {
    if (message.kind === 'ask') tell()
    if (message.kind === 'command' && message.tab === tab) send(message.command)
  })
  function leave() {
    isLeaving = true
    wire.post({ kind: 'bye', tab, run: readRun() })
  }
  /** Browsers keep a page that is left for a while, and may show it again. */
  function comeBack() {
    isLeaving = false
    tell()
  }
  addEventListener('pagehide', leave)
  addEventListener('pageshow', comeBack)
  tell()

  return {
    store,
    send,
    close() {
      leave()
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
      stopFollowing()
      stopTelling()
      wire.close()
    },
  }
}

/** Does what somebody at a desk asks for. */
function commandsOf(player: Player, recorder: Recorder, store: StoreApi<DeskState>, readClub: () => void) {
  async function record() {
    await recorder.start()
    store.setState({ recording: true, recorded: null, recordingProblem: null })
  }

  async function endRecording() {
    if (store.getState().ending) return
    store.setState({ ending: true })
    const recorded = await recorder.stop()
    store.setState({ recording: false, ending: false, recorded })
  }

  const fail = (error: unknown) =>
    store.setState({ recording: false, ending: false, recordingProblem: messageOf(error) })

  return function send(command: Command) {
    // Another club may have taken its place since.
    readClub()
    switch (command.do) {
      case 'load':
        void player.load(command.story)
        return
      case 'goTo':
        void player.goTo(command.step)
        return
      case 'pace':
        player.setPace(command.pace)
        return
      case 'waits':
        player.setWaits(command.waits)
        return
      case 'blank':
        store.setState(({ blank }) => ({ blank: !blank }))
        return
      case 'record':
        record().catch(fail)
        return
      case 'endRecording':
        endRecording().catch(fail)
        return
      case 'takeRecorded':
        store.setState({ recorded: null })
        return
      case 'play':
      case 'pause':
      case 'step':
      case 'skip':
      case 'cancel':
      case 'back':
      case 'restart':
      case 'close':
        void player[command.do]()
    }
  }
}
