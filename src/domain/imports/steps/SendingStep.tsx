import { Button, Progress } from '@mantine/core'
import { unlessSecondClick } from '../../../ui/controls/doubleClick.ts'
import { FileHead } from './FileHead.tsx'
import { Footer } from './Footer.tsx'
import type { Sent } from '../rules.ts'
import { count, fileSize } from '../wording.ts'
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
          aria-label={reading === undefined ? 'Sent' : 'Reading'}
          {...(!known && { 'aria-valuenow': undefined })}
        />
      </Progress.Root>
      <p className={classes.status} role="status">
        {textOf(reading, progress, sent)}
      </p>
      {reading === undefined && <p className={classes.help}>The import goes on when you close this.</p>}
      <Footer>
        <Button variant="default" onClick={unlessSecondClick(onClose)}>
          {reading === undefined ? 'Close' : 'Cancel'}
        </Button>
      </Footer>
    </>
  )
}

function textOf(reading: number | undefined, progress: Sent | null, sent: number | null): string {
  if (reading !== undefined)
    return reading === 0 ? 'Reading the file…' : `Reading the file: ${count(reading)} rows so far`
  if (!progress || sent === null) return 'Sending the file…'
  if (sent < 100) return `${fileSize(progress.sent)} of ${fileSize(progress.total)} sent, ${sent} %`
  return 'Sent. The server is taking in the rows…'
}
