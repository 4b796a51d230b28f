import { Button, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { viewWords } from '../words.ts'
import { ViewPanel, type ViewPanelProps } from './ViewPanel.tsx'
import classes from './ViewMenu.module.css'

/** The button that opens the density and the columns of a table. It says how many columns are shown. */
export function ViewMenu({ shown, ...view }: ViewPanelProps & { shown: number }) {
  const { length } = view.columns
  return (
    <Popover position="bottom-end" width={280} shadow="lg" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" className={classes.button}>
          <IconColumns3 size={16} stroke={1.8} aria-hidden="true" />
          <span className={classes.word}>{viewWords.button}</span>
          <span className={classes.count}>
            {shown}/{length}
          </span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={viewWords.label}>
        <ViewPanel {...view} />
      </Popover.Dropdown>
    </Popover>
  )
}
