import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useSubmit } from '../Form/useSubmit.ts'

interface SyncButtonProps {
  /** Starts the sync; null, which disables the button, until what it syncs is known. */
  send: (() => Promise<unknown>) | null
  /** A sync is running already. The button only looks disabled then, because a disabled one would lose the focus. */
  running?: boolean
}

/** Starts a sync; a failure is a toast. Events of the server report the progress. */
export function SyncButton({ send, running = false }: SyncButtonProps) {
  const sync = useSubmit({ send: async () => send?.(), failureAs: 'toast' })
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden="true" />}
      loading={sync.busy}
      disabled={send === null}
      {...(running && { 'data-disabled': true, 'aria-disabled': true })}
      onClick={() => {
        if (!running) sync.submit()
      }}
    >
      Sync
    </Button>
  )
}
