import { ActionIcon, Button, Loader } from '@mantine/core'
import { IconDownload, IconX } from '@tabler/icons-react'
import { formatCount } from '../../ui/values/values.tsx'
import { useExport, type ExportSource } from './useExport.ts'
import { exportWords } from './words.ts'
import classes from './ExportButton.module.css'

/** An export of more rows shows how far it is, and can be cancelled. */
const LONG = 5000

export interface ExportButtonProps<Row> extends ExportSource<Row> {
  /** How many rows there are to export; undefined while it is not known. */
  count: number | undefined
}

/** Saves what a list shows, with its search and sort and all its pages, as a CSV file (docs/product/tables.md#export). */
export function ExportButton<Row extends { id: string }>({ count, ...source }: ExportButtonProps<Row>) {
  const { progress, start, cancel } = useExport(source)
  const isLong = progress !== null && progress.total > LONG
  return (
    <span className={classes.export}>
      <Button
        variant="default"
        className={classes.button}
        leftSection={
          progress ? (
            <Loader size={16} aria-hidden="true" />
          ) : (
            <IconDownload size={16} stroke={1.8} aria-hidden="true" />
          )
        }
        disabled={!count}
        // Not Mantine's state of loading, which would take the focus.
        aria-busy={progress !== null}
        onClick={() => void start()}
      >
        {isLong ? <Progress {...progress} /> : <span className={classes.word}>{exportWords.button}</span>}
      </Button>
      {isLong && (
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={exportWords.cancel} onClick={cancel}>
          <IconX size={16} stroke={1.8} />
        </ActionIcon>
      )}
    </span>
  )
}

const Progress = ({ done, total }: { done: number; total: number }) => (
  <span className={classes.progress}>{exportWords.progress(formatCount(done), formatCount(total))}</span>
)
