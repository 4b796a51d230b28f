import { Button, Group, Modal } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { Banner, type BannerMessage } from './Banner.tsx'
import { useBusy } from './useBusy.ts'

export interface ConfirmDialogProps {
  opened: boolean
  onClose(): void
  title: string
  /** The question, and whatever must be filled in before it is answered. */
  children: ReactNode
  confirmLabel?: string
  /** What is done cannot be undone. */
  danger?: boolean
  /** Done once however often it is clicked; what it throws is shown in the dialog, which stays. */
  onConfirm(): Promise<void>
}

/** A question before something is done. */
export function ConfirmDialog({ opened, onClose, title, ...rest }: ConfirmDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} centered withCloseButton={false}>
      <Question onClose={onClose} {...rest} />
    </Modal>
  )
}

function Question({
  onClose,
  children,
  confirmLabel = 'Confirm',
  danger = false,
  onConfirm,
}: Omit<ConfirmDialogProps, 'opened' | 'title'>) {
  const [banner, setBanner] = useState<BannerMessage | null>(null)
  const { busy, run } = useBusy()

  const handleConfirm = () =>
    run(async () => {
      setBanner(null)
      try {
        await onConfirm()
      } catch (error) {
        setBanner({ kind: 'error', text: error instanceof Error ? error.message : String(error) })
      }
    })

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void handleConfirm()
      }}
    >
      <Banner message={banner} onClear={() => setBanner(null)} />
      {children}
      <Group justify="flex-end" mt="lg">
        {/* What a question is about is not what Enter does first; a field in it takes the focus before. */}
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button type="submit" color={danger ? 'red' : 'pitch'} loading={busy}>
          {confirmLabel}
        </Button>
      </Group>
    </form>
  )
}
