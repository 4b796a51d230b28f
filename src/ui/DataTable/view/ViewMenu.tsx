import { Button } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { lazyComponent } from '../../../loading/lazyComponent.tsx'
import { Dropdown, type PanelProps } from '../../controls/choices/Dropdown.tsx'
import { viewWords } from '../words.ts'
import type { ViewPanelProps } from './ViewPanel.tsx'
import classes from './ViewMenu.module.css'

const ViewPopover = lazyComponent<PanelProps & ViewPanelProps>(
  async () => (await import('./ViewPopover.tsx')).ViewPopover,
)

/** The button that opens the density and the columns of a table. It says how many columns are shown. */
export function ViewMenu({ shown, ...view }: ViewPanelProps & { shown: number }) {
  const { length } = view.columns
  return (
    <Dropdown popup="dialog" load={ViewPopover.load} renderPanel={(panel) => <ViewPopover {...view} {...panel} />}>
      {(button) => (
        <Button variant="default" className={classes.button} {...button}>
          <IconColumns3 size={16} stroke={1.8} aria-hidden="true" />
          <span className={classes.word}>{viewWords.button}</span>
          <span className={classes.count}>
            {shown}/{length}
          </span>
        </Button>
      )}
    </Dropdown>
  )
}
