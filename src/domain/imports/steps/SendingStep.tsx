import { Button, Progress } from '@mantine/core'
import { unlessSecondClick } from '../../../ui/controls/buttons/doubleClick.ts'
import { FileHead } from './FileHead.tsx'
import { Footer } from './Footer.tsx'
import type { Sent } from '../rules.ts'
import { dialogWords, progressWords } from './words.ts'
import classes from '../ImportDialog.module.css'

export interface SendingStepProps {
  name: string
  /** The number of rows read so far; undefined once the file is being sent. */
  reading?: number
  /** The progress of sending; null if it is unknown. */
  progress?: Sent | null
  onClose(): void
}

/** The progress of reading a file, or of sending it. */
export function SendingStep({ name, reading, progress = null, onClose }: SendingStepProps) {
  const sent = progress && progress.total > 0 ? Math.floor((progress.sent / progress.total) * 100) : null
  const known = sent !== null && sent < 100
  return (
    <>
      <FileHead name={name} />
      <Progress.Root size={8} className={classes.progress}>
        <Progress.Section
          value={known ? sent : 100}
          animated={!known}
          striped={!known}
          aria-label={reading === undefined ? progressWords.sent : progressWords.reading}
          {...(!known && { 'aria-valuenow': undefined })}
        />
      </Progress.Root>
      <p className={classes.status} role="status">
        {textOf(reading, progress, sent)}
      </p>
      {reading === undefined && <p className={classes.help}>{progressWords.background}</p>}
      <Footer>
        <Button variant="default" onClick={unlessSecondClick(onClose)}>
          {reading === undefined ? dialogWords.close : dialogWords.cancel}
        </Button>
      </Footer>
    </>
  )
}

function textOf(reading: number | undefined, progress: Sent | null, sent: number | null): string {
  if (reading !== undefined) return reading === 0 ? progressWords.readingFile : progressWords.readRows(reading)
  if (!progress || sent === null) return progressWords.sending
  if (sent < 100) return progressWords.sentPart(progress.sent, progress.total, sent)
  return progressWords.accepted
}
