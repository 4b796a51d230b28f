import { ActionIcon } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { isRightToLeft } from '../../layout/isRightToLeft.ts'
import { tableWords } from '../words.ts'
import classes from './MoreColumns.module.css'

/** Lies on the far edge of a header while there are columns beyond it, and scrolls to them. */
export function MoreColumns({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  function handleClick() {
    const { current: panel } = scroller
    panel?.scrollBy({ left: (panel.clientWidth / 2) * (isRightToLeft(panel) ? -1 : 1) })
  }
  return (
    <ActionIcon
      variant="default"
      size={28}
      radius="xl"
      // The keyboard scrolls the table itself.
      tabIndex={-1}
      aria-label={tableWords.moreColumns}
      className={classes.more}
      onClick={handleClick}
    >
      <IconChevronRight size={16} stroke={1.8} />
    </ActionIcon>
  )
}
