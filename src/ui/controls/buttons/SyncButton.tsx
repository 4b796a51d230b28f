import { IconRefresh } from '@tabler/icons-react'
import { useSubmit } from '../../Form/useSubmit.ts'
import { RefusableButton } from './RefusableButton.tsx'
import { syncWords } from '../../words.ts'

interface SyncButtonProps {
  /** Starts the sync; null, which disables the button, until what it syncs is known. */
  send: (() => Promise<unknown>) | null
  /** A sync is running already. */
  running?: boolean
  /** Why a sync would fail now; null if it would not. */
  refusal?: string | null
}

/** Starts a sync; a failure is a toast. Events of the server report the progress. */
export function SyncButton({ send, running = false, refusal = running ? syncWords.running : null }: SyncButtonProps) {
  const sync = useSubmit({ send: async () => send?.(), failureAs: 'toast' })
  return (
    <RefusableButton
      variant="default"
      leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden="true" />}
      busy={sync.busy}
      disabled={send === null}
      refusal={refusal}
      onClick={sync.submit}
    >
      {syncWords.button}
    </RefusableButton>
  )
}
