import { Button, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyComponent } from '../../../loading/lazyComponent.tsx'
import type { ViewPanelProps } from './ViewPanel.tsx'
import { viewWords } from '../words.ts'
import classes from './ViewMenu.module.css'

const ViewPanel = lazyComponent<ViewPanelProps>(async () => (await import('./ViewPanel.tsx')).ViewPanel)

/** The button that opens the density and the columns of a table. It says how many columns are shown. */
export function ViewMenu({ shown, ...panel }: ViewPanelProps & { shown: number }) {
  const [opened, setOpened] = useState(false)
  const { length } = panel.columns
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={280}
      shadow="lg"
      trapFocus
      returnFocus
      closeOnEscape
    >
      <Popover.Target>
        <Button
          variant="default"
          className={classes.button}
          onClick={() => setOpened((now) => !now)}
          onPointerEnter={() => void ViewPanel.load()}
          onFocus={() => void ViewPanel.load()}
        >
          <IconColumns3 size={16} stroke={1.8} aria-hidden="true" />
          <span className={classes.word}>{viewWords.button}</span>
          <span className={classes.count}>
            {shown}/{length}
          </span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={viewWords.label}>
        <ViewPanel {...panel} />
      </Popover.Dropdown>
    </Popover>
  )
}
