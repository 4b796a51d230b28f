import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { localDesk } from './localDesk.ts'

const noDesk = createStore(() => ({ recording: false }))

/** True while a story is recorded in this page. */
export function useIsRecording(): boolean {
  const desk = useStore(localDesk, (state) => state.desk)
  return useStore(desk?.store ?? noDesk, (state) => state.recording)
}
