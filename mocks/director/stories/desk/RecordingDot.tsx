import { useStore } from 'zustand'
import { dotWords } from '../../panel/words.ts'
import type { Desk } from './desk.ts'
import { localDesk } from './localDesk.ts'
import classes from './RecordingDot.module.css'

/** A dot while a story is recorded in this tab, whichever section is shown. */
export function RecordingDot() {
  const desk = useStore(localDesk, (state) => state.desk)
  return desk && <DotOf desk={desk} />
}

function DotOf({ desk }: { desk: Desk }) {
  const isRecording = useStore(desk.store, (state) => state.recording)
  return isRecording ? (
    <span role="img" aria-label={dotWords.recording} title={dotWords.recording} className={classes.dot} />
  ) : null
}
