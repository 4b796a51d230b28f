import { Button, Menu } from '@mantine/core'
import { IconCheck, IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { useId } from 'react'
import type { ListParams } from '../useListParams.ts'
import { sortWords } from '../words.ts'
import { sortText, type SortField } from './sortText.ts'
import classes from './SortMenu.module.css'

interface SortMenuProps {
  /** All that the list can be sorted by, hidden columns included. */
  fields: readonly SortField[]
  params: Pick<ListParams<string>, 'query' | 'setSort' | 'resetSort' | 'isDefaultSort'>
}

const directions = ['asc', 'desc'] as const

/**
 * The button that says how a list is sorted, also by a column that is hidden or out of sight, and the menu that changes
 * it (docs/product/tables.md#sort).
 */
export function SortMenu({ fields, params }: SortMenuProps) {
  const { orderBy, orderDirection } = params.query
  const { shown, whole } = sortText(params.query, fields)
  const Icon = orderDirection === 'asc' ? IconSortAscending : IconSortDescending
  const id = useId()
  return (
    <div className={classes.menu}>
      <Menu
        position="bottom-start"
        width={208}
        shadow="lg"
        withInitialFocusPlaceholder={false}
        checkIcon={<IconCheck size={16} stroke={1.8} />}
      >
        <Menu.Target>
          <Button variant="default" className={classes.button} aria-label={sortWords.label(whole)}>
            <Icon size={16} stroke={1.8} aria-hidden="true" />
            <span className={classes.shown}>{shown}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.panel}>
          <div role="group" aria-labelledby={id}>
            <Menu.Label id={id}>{sortWords.by}</Menu.Label>
            {fields.map(({ field, label }) => (
              <Menu.RadioItem
                key={field}
                value={field}
                checked={field === orderBy}
                onChange={() => params.setSort(field, orderDirection)}
              >
                {label}
              </Menu.RadioItem>
            ))}
          </div>
          <Menu.Divider />
          <div role="group" aria-label={sortWords.direction}>
            {directions.map((direction) => (
              <Menu.RadioItem
                key={direction}
                value={direction}
                checked={direction === orderDirection}
                onChange={() => params.setSort(orderBy, direction)}
              >
                {sortWords.directions[direction]}
              </Menu.RadioItem>
            ))}
          </div>
          {!params.isDefaultSort && (
            <>
              <Menu.Divider />
              <Menu.Item onClick={params.resetSort}>{sortWords.reset}</Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
