import { useEffect } from 'react'
import type { Control } from '../../control.ts'
import type { CallsTools } from '../calls/CallsContext.ts'
import { listenForPutBack } from '../panel/ownWindow.ts'
import { Director } from '../panel/Director.tsx'
import { useIsRecording } from '../stories/desk/useIsRecording.ts'
import { PanelHost } from './PanelHost.tsx'
import { hostWords } from './words.ts'

export interface DirectorHostProps {
  control: Control
  /** The calls of the product. */
  calls?: CallsTools | null
  /** Only the key opens it: nobody looks for a director in a demo that was left behind. */
  withoutButton?: boolean
}

/** The director beside the product: its button, or its panel while it is open (docs/guides/director.md#open-it). */
export function DirectorHost({ control, calls = null, withoutButton = false }: DirectorHostProps) {
  useEffect(listenForPutBack, [])
  const isRecording = useIsRecording()
  return (
    <PanelHost label={hostWords.director} withoutButton={withoutButton} note={isRecording ? hostWords.recording : null}>
      <Director control={control} place="beside" calls={calls} />
    </PanelHost>
  )
}
