import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { formatCount } from '../../../format.ts'
import type { Selection } from './useSelection.ts'
import { selectionWords } from '../words.ts'
import classes from './SelectionBar.module.css'

export interface SelectionBarProps {
  selection: Pick<Selection<never>, 'all' | 'count' | 'total' | 'selectAll' | 'clear'>
  /** What can be done with the selected rows. */
  children: ReactNode
}

/** Takes the place of the search box while rows are selected. Escape in it ends the selection, as in the rows. */
export function SelectionBar({ selection: { all, count, total, selectAll, clear }, children }: SelectionBarProps) {
  const clearButton = useRef<HTMLButtonElement>(null)
  function handleKeyDown({ key, target, currentTarget }: KeyboardEvent) {
    // React also hands on what happens in the dialogs of the buttons.
    if (key === 'Escape' && target instanceof Node && currentTarget.contains(target)) clear()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key comes from the buttons in the bar
    <div className={classes.bar} role="group" aria-label={selectionWords.label} onKeyDown={handleKeyDown}>
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
