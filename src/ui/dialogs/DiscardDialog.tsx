import { Button, Group, Modal } from '@mantine/core'
import type { DiscardGuard } from './useDiscardGuard.ts'
import { discardWords } from '../words.ts'

/**
 * Asks whether changes may be lost. Escape and the safe button keep them. The panel below handles Escape for both: with two listeners,
 * one key press could open the question and answer it. It lies over a panel, whose header is a landmark: a second
 * one would be confusing, so its title stands in the body.
 */
export function DiscardDialog({ guard: { question, discard } }: { guard: DiscardGuard }) {
  return (
    <Modal.Root opened={question.opened} onClose={question.close} closeOnEscape={false} centered>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p="md">
          <Modal.Title mb="xs">{discardWords.title}</Modal.Title>
          {discardWords.text}
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={question.close} data-autofocus>
              {discardWords.keep}
            </Button>
            <Button color="red" onClick={discard}>
              {discardWords.discard}
            </Button>
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
