import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { CopyButton } from './CopyButton.tsx'
import { Value } from '../../values/values.tsx'
import { copyWords } from '../../words.ts'
import classes from './CopyRow.module.css'

/**
 * A label, its value in a monospace font, and a button that copies the value; a skeleton of the same height if it is
 * null.
 */
export function CopyRow({ label, value }: { label: string; value: string | null }) {
  return (
    <div className={classes.row} data-copies={value !== null || undefined} data-loading={value === null || undefined}>
      <span className={classes.label}>{label}</span>
      {value === null ? (
        <Skeleton height={12} width="50%" />
      ) : (
        <>
          <code className={`${classes.value} ${classes.code}`}>
            <Value>{value}</Value>
          </code>
          <CopyButton value={value} label={copyWords.label(label)} message={copyWords.success} />
        </>
      )}
    </div>
  )
}

/** A row beside a `CopyRow`, whose value is not copied; a skeleton if there is no value yet. */
export const LabelRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.row}>
    <span className={classes.label}>{label}</span>
    <div className={classes.value}>{children ?? <Skeleton height={12} width="45%" my={4} />}</div>
  </div>
)
