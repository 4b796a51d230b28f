import { useStore } from 'zustand'
import { AppTheme } from '../../src/app/theme/AppTheme.tsx'
import type { Control } from '../control.ts'
import { DirectorHost } from './edge/DirectorHost.tsx'
import { Mailbox } from './mailbox/Mailbox.tsx'
import { panelStore } from './panel/panelStore.ts'
import { StoryHost } from './stories/desk/StoryHost.tsx'

/** The mailbox, the director, which has the button of the mailbox while it is open, and the stories on the stage of this tab. */
export function Beside({ control, send = fetch }: { control: Control; send?: typeof fetch }) {
  const slot = useStore(panelStore, (state) => state.mailboxSlot)
  return (
    <AppTheme beside>
      <Mailbox control={control} slot={slot} />
      <DirectorHost control={control} />
      <StoryHost control={control} send={send} />
    </AppTheme>
  )
}
