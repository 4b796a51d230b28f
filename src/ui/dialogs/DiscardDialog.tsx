import { Button, Group, Modal } from '@mantine/core'
import { discardWords } from '../words.ts'

export interface DiscardDialogProps {
  opened: boolean
  /**
   * False if a panel below handles Escape for both: with two listeners, one key press could open the question and
   * answer it.
   */
  closeOnEscape: boolean
  onKeep(): void
  onDiscard(): void
}

/** Above the panel that it asks about, and below toasts. */
const LAYER = 210

/**
 * Asks whether changes may be lost. Escape and the safe button keep them. It lies over a panel, whose header is a
 * landmark: a second one would be confusing, so its title stands in the body.
 */
export function DiscardDialog({ opened, closeOnEscape, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <Modal.Root opened={opened} onClose={onKeep} closeOnEscape={closeOnEscape} centered zIndex={LAYER}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p="md">
          <Modal.Title mb="xs">{discardWords.title}</Modal.Title>
          {discardWords.text}
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={onKeep} data-autofocus>
              {discardWords.keep}
            </Button>
            <Button color="red" onClick={onDiscard}>
              {discardWords.discard}
            </Button>
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
