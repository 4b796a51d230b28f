import { useStore } from 'zustand'
import { AppTheme } from '../../src/app/theme/AppTheme.tsx'
import type { Control } from '../control.ts'
import { DirectorHost } from './edge/DirectorHost.tsx'
import { Mailbox } from './mailbox/Mailbox.tsx'
import { panelStore } from './panel/panelStore.ts'

/** The mailbox and the director, which has the button of the mailbox while it is open. */
export function Beside({ control }: { control: Control }) {
  const slot = useStore(panelStore, (state) => state.mailboxSlot)
  return (
    <AppTheme beside>
      <Mailbox control={control} slot={slot} />
      <DirectorHost control={control} />
    </AppTheme>
  )
}
