import { useStore } from 'zustand'
import { hostWords } from '../../edge/words.ts'
import { Dot } from '../../parts/Dot.tsx'
import type { Desk } from './desk.ts'
import { useLocalDesk, useRemoteDesk } from './useDesk.ts'

/** A dot while a story is recorded, whichever section is shown. */
export const RecordingDot = ({ place }: { place: 'beside' | 'window' }) =>
  place === 'window' ? <DotInWindow /> : <DotBeside />

function DotBeside() {
  const desk = useLocalDesk()
  return desk && <DotOf desk={desk} />
}

const DotInWindow = () => <DotOf desk={useRemoteDesk(null)} />

function DotOf({ desk }: { desk: Desk }) {
  const isRecording = useStore(desk.store, (state) => state.recording)
  return isRecording && <Dot tone="recording" label={hostWords.recording} />
}
