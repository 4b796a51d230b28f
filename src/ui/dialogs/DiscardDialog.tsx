import { Button, Group, Modal } from '@mantine/core'
import type { DiscardGuard } from './useDiscardGuard.ts'

/** Asks whether changes may be lost. Escape and the safe button keep them. */
export function DiscardDialog({ guard: { question, discard } }: { guard: DiscardGuard }) {
  return (
    <Modal opened={question.opened} onClose={question.close} title="Discard changes?" centered withCloseButton={false}>
      Your changes have not been saved.
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={question.close} data-autofocus>
          Keep editing
        </Button>
        <Button color="red" onClick={discard}>
          Discard
        </Button>
      </Group>
    </Modal>
  )
}
