import { Popover } from '@mantine/core'
import type { PanelProps } from '../../controls/choices/Dropdown.tsx'
import { viewWords } from '../words.ts'
import { ViewPanel, type ViewPanelProps } from './ViewPanel.tsx'

/** The density and the columns of a table, below their button. */
export function ViewPopover({ target, id, opened, onChange, ...panel }: PanelProps & ViewPanelProps) {
  return (
    <Popover
      id={id}
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      width={280}
      shadow="lg"
      trapFocus
      returnFocus
      closeOnEscape
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown p={0} aria-label={viewWords.label}>
        <ViewPanel {...panel} />
      </Popover.Dropdown>
    </Popover>
  )
}
