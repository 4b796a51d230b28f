import { Button, Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useBusyAction } from '../../director/parts/actions/useBusyAction.ts'
import { subscriptionWords } from '../paylane/words.ts'
import classes from './Portal.module.css'

export interface QuestionProps {
  opened: boolean
  onClose(): void
  title: string
  children: ReactNode
  keepLabel?: string
  confirmLabel: string
  danger?: boolean
  /** Rejects if it fails; the dialog then stays open and shows an error. */
  onConfirm(): Promise<void>
}

/** A confirmation dialog; the focus starts on the harmless answer. */
export function Question({ opened, onClose, title, ...rest }: QuestionProps) {
  return (
    // It closes without a transition, during which the text would visibly change. Its title is in the body, because
    // Mantine's dialog header would be a second banner landmark.
    <Modal.Root opened={opened} onClose={onClose} centered transitionProps={{ exitDuration: 0 }}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p="lg">
          <Modal.Title mb="xs">{title}</Modal.Title>
          <Answers onClose={onClose} {...rest} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Mounted with the dialog, so that an earlier error is not shown again. */
function Answers({
  onClose,
  children,
  keepLabel = subscriptionWords.notNow,
  confirmLabel,
  danger = false,
  onConfirm,
}: Omit<QuestionProps, 'opened' | 'title'>) {
  const { busy, failure, run } = useBusyAction({ leaves: true })

  return (
    <>
      <p className={classes.question}>{children}</p>
      {failure !== null && (
        <p role="alert" className={classes.failed}>
          {subscriptionWords.failed}
        </p>
      )}
      <Group justify="flex-end" gap="sm">
        <Button size="sm" variant="default" data-autofocus onClick={onClose}>
          {keepLabel}
        </Button>
        <Button size="sm" loading={busy !== null} onClick={() => void run(onConfirm)} {...(danger && { color: 'red' })}>
          {confirmLabel}
        </Button>
      </Group>
    </>
  )
}
