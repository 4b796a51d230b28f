import { ActionIcon, Button, Loader } from '@mantine/core'
import { IconDownload, IconX } from '@tabler/icons-react'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { formatCount } from '../../format.ts'
import { useExport, type Export, type ExportSource } from './useExport.ts'
import { exportWords } from './words.ts'
import classes from './ExportButton.module.css'

/** An export of more rows shows how far it is, and can be cancelled. */
const LONG = 5000

interface ExportControlProps {
  /** How many rows there are to export; undefined while it is not known. */
  count: number | undefined
  work: Export
}

export type ExportButtonProps<Row> = ExportSource<Row> & Pick<ExportControlProps, 'count'>

/**
 * Saves what a list shows, with its search and sort and all its pages, as a CSV file (docs/product/tables.md#export).
 */
export function ExportButton<Row extends { id: string }>({ count, ...source }: ExportButtonProps<Row>) {
  return <ExportControl count={count} work={useExport(source)} />
}

/** The button of an export that outlives it, such as that of rows that are no longer selected. */
export function ExportControl({ count, work: { progress, start, cancel } }: ExportControlProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isLong = progress !== null && progress.total > LONG
  return (
    <span className={classes.export}>
      <Button
        ref={button}
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
      {isLong && <CancelButton beside={button} onCancel={cancel} />}
    </span>
  )
}

/** How many rows are written; on a phone as percent, which has room where the icon was. */
const Progress = ({ done, total }: { done: number; total: number }) => (
  <span className={classes.progress}>
    <span className={classes.counts}>{exportWords.progress(formatCount(done), formatCount(total))}</span>
    <span className={classes.percent} aria-hidden="true">
      {exportWords.percent(formatCount(Math.floor((100 * done) / total)))}
    </span>
  </span>
)

/** It goes with the end of the export, and gives its focus to the button beside it. */
function CancelButton({ beside, onCancel }: { beside: RefObject<HTMLElement | null>; onCancel(): void }) {
  const own = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const [cancel, next] = [own.current, beside.current]
    return () => {
      if (cancel === document.activeElement) next?.focus()
    }
  }, [beside])
  return (
    <ActionIcon ref={own} variant="subtle" color="gray" size={36} aria-label={exportWords.cancel} onClick={onCancel}>
      <IconX size={16} stroke={1.8} />
    </ActionIcon>
  )
}
