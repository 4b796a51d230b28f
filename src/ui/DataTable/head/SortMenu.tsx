import { Button } from '@mantine/core'
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { lazyComponent } from '../../../loading/lazyComponent.tsx'
import { Dropdown, type PanelProps } from '../../controls/choices/Dropdown.tsx'
import { sortWords } from '../words.ts'
import type { SortPanelProps } from './SortPanel.tsx'
import { sortText } from './sortText.ts'
import classes from './SortMenu.module.css'

const SortPanel = lazyComponent<PanelProps & SortPanelProps>(async () => (await import('./SortPanel.tsx')).SortPanel)

/**
 * The button that says how a list is sorted, also by a column that is hidden or out of sight
 * (docs/product/tables.md#sort).
 */
export function SortMenu(sort: SortPanelProps) {
  const { query } = sort.params
  const { shown, whole } = sortText(query, sort.fields)
  const Icon = query.orderDirection === 'asc' ? IconSortAscending : IconSortDescending
  return (
    <Dropdown
      popup="menu"
      className={classes.menu}
      load={SortPanel.load}
      renderPanel={(panel) => <SortPanel {...sort} {...panel} />}
    >
      {(button) => (
        <Button variant="default" className={classes.button} aria-label={sortWords.label(whole)} {...button}>
          <Icon size={16} stroke={1.8} aria-hidden="true" />
          <span className={classes.shown}>{shown}</span>
        </Button>
      )}
    </Dropdown>
  )
}
