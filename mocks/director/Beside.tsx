import { useStore } from 'zustand'
import { AppTheme } from '../../src/app/theme/AppTheme.tsx'
import type { Control } from '../control.ts'
import { ArrivalNotice } from './arrival/ArrivalNotice.tsx'
import type { Arrival } from './arrival/openArrival.ts'
import type { CallsTools } from './calls/CallsContext.ts'
import { StartOver } from './arrival/StartOver.tsx'
import { useLeaveBehind } from './arrival/useLeaveBehind.ts'
import { DirectorHost } from './edge/DirectorHost.tsx'
import { Mailbox } from './mailbox/Mailbox.tsx'
import { panelStore } from './panel/panelStore.ts'
import { useLastingSession } from './session/useLastingSession.ts'
import { StoryHost } from './stories/desk/StoryHost.tsx'

export interface BesideProps {
  control: Control
  /** Resolves with what became of the link that this page was opened with. */
  arrived: Promise<Arrival | null>
  /** Sends requests as the product does. */
  send: typeof fetch
  /** The calls of the product. */
  calls?: CallsTools
}

/**
 * The mailbox, the director, which has the button of the mailbox while it is open, and the stories on the stage of this
 * tab.
 */
export function Beside({ control, arrived, send, calls }: BesideProps) {
  const open = useStore(panelStore, (state) => state.open)
  const left = useLeaveBehind(control, arrived, open)
  useLastingSession(control)
  const slot = useStore(panelStore, (state) => state.mailboxSlot)
  // Who was left alone with a demo has no director, where the mailbox would be.
  const withoutMailbox = useStore(panelStore, (state) => state.buttonHidden) && !left
  return (
    <AppTheme beside>
      <Mailbox control={control} slot={slot} withoutButton={withoutMailbox} />
      <DirectorHost control={control} calls={calls ?? null} withoutButton={left} />
      {left && !open && <StartOver control={control} />}
      <ArrivalNotice arrived={arrived} />
      <StoryHost control={control} send={send} calls={calls?.source ?? null} />
    </AppTheme>
  )
}
