import { Button, Group, Modal, Progress, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { unlessSecondClick } from '../../ui/controls/buttons/doubleClick.ts'
import { Banner } from '../../ui/feedback/messages/Banner.tsx'
import { formatCount } from '../../format.ts'
import { rowWords, type RowsRemoval } from './useRowsRemoval.ts'
import { removalWords } from './words.ts'

interface RemoveRowsDialogProps {
  removal: Pick<RowsRemoval, 'dialog' | 'step' | 'words' | 'start' | 'count'>
}

/**
 * Asks before the selected rows are deleted, and shows how far the deletion is (docs/product/tables.md#several-rows).
 */
export function RemoveRowsDialog({ removal }: RemoveRowsDialogProps) {
  const { dialog, step } = removal
  // Rows that were deleted cannot come back, so the work continues until it is stopped on purpose.
  const isWorking = step.at === 'work'
  const content = useRef<HTMLDivElement>(null)
  // The focused button goes with its step.
  useEffect(() => {
    if (step.at !== 'question') content.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [step.at])
  return (
    <Modal
      opened={dialog.opened}
      onClose={dialog.close}
      title={removalWords.title}
      centered
      withCloseButton={false}
      closeOnEscape={!isWorking}
      onExitTransitionEnd={() => {
        // The button that opened it has gone with the selection.
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>('main input[type="search"]')?.focus()
      }}
    >
      <div ref={content}>
        <Content removal={removal} />
      </div>
    </Modal>
  )
}

function Content({ removal: { dialog, step, words, start, count } }: RemoveRowsDialogProps) {
  if (step.at === 'question') {
    return (
      <>
        <Text>{removalWords.question(rowWords(count, words))}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={dialog.close} data-autofocus>
            {removalWords.cancel}
          </Button>
          <Button color="red" onClick={start}>
            {removalWords.confirm}
          </Button>
        </Group>
      </>
    )
  }
  if (step.at === 'work') {
    const { progress, stop } = step
    return (
      <>
        <Text mb="sm">
          {progress
            ? removalWords.progress(formatCount(progress.done), rowWords(progress.total, words))
            : removalWords.starting(rowWords(count, words))}
        </Text>
        <Progress
          value={progress ? (100 * progress.done) / progress.total : 0}
          aria-label={removalWords.progressLabel}
          transitionDuration={120}
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={unlessSecondClick(stop)} data-autofocus>
            {removalWords.stop}
          </Button>
        </Group>
      </>
    )
  }
  return (
    <>
      <Banner message={{ kind: 'error', text: step.text }} onClear={stays} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={dialog.close} data-autofocus>
          {removalWords.close}
        </Button>
      </Group>
    </>
  )
}

/** The dialog has nothing else to say, so that its message stays. */
const stays = () => {}
