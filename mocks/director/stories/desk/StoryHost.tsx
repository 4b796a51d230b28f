import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { panelStore } from '../../panel/panelStore.ts'
import { CHANNEL, hasStoredRun, type StageProps } from './deskChannel.ts'
import { Stage } from './Stage.tsx'

/**
 * The stage of this tab. It opens once somebody needs it: the director is open, a story was under way before a reload,
 * or another window asks.
 */
export function StoryHost(props: StageProps) {
  const isOpen = useStore(panelStore, (state) => state.open)
  const [isNeeded, setNeeded] = useState(hasStoredRun)
  if (isOpen && !isNeeded) setNeeded(true)
  useEffect(() => {
    if (isNeeded || !('BroadcastChannel' in globalThis)) return
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', () => setNeeded(true))
    return () => channel.close()
  }, [isNeeded])
  return isNeeded ? <Stage {...props} /> : null
}
