import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useRef, type ReactNode } from 'react'
import { formatCount } from '../../values/values.tsx'
import type { Selection } from './useSelection.ts'
import { selectionWords } from '../words.ts'
import classes from './SelectionBar.module.css'

export interface SelectionBarProps {
  selection: Pick<Selection<never>, 'all' | 'count' | 'total' | 'selectAll' | 'clear'>
  /** What can be done with the selected rows. */
  children: ReactNode
}

/** Takes the place of the search box while rows are selected. */
export function SelectionBar({ selection: { all, count, total, selectAll, clear }, children }: SelectionBarProps) {
  const clearButton = useRef<HTMLButtonElement>(null)
  return (
    <div className={classes.bar} role="group" aria-label={selectionWords.label}>
      <span role="status" className={classes.count}>
        {selectionWords.count(formatCount(count))}
      </span>
      {!all && count < total && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            selectAll()
            // This button disappears.
            clearButton.current?.focus()
          }}
        >
          {selectionWords.all(formatCount(total))}
        </Button>
      )}
      {children}
      <ActionIcon ref={clearButton} variant="subtle" size={32} aria-label={selectionWords.clear} onClick={clear}>
        <IconX size={16} stroke={1.8} />
      </ActionIcon>
    </div>
  )
}
