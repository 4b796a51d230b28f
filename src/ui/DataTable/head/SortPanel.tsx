import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import type { PanelProps } from '../../controls/choices/Dropdown.tsx'
import type { ListParams } from '../useListParams.ts'
import { sortWords } from '../words.ts'
import type { SortField } from './sortText.ts'
import classes from './SortMenu.module.css'

export interface SortPanelProps {
  /** All that the list can be sorted by, hidden columns included. */
  fields: readonly SortField[]
  params: Pick<ListParams<string>, 'query' | 'setSort' | 'resetSort' | 'isDefaultSort'>
}

const directions = ['asc', 'desc'] as const

/** The columns and the directions that a list can be sorted by, below their button. */
export function SortPanel({ target, fields, params, ...panel }: PanelProps & SortPanelProps) {
  const { orderBy, orderDirection } = params.query
  const id = useId()
  return (
    <Menu
      position="bottom-start"
      width={208}
      shadow="lg"
      withInitialFocusPlaceholder={false}
      checkIcon={<IconCheck size={16} stroke={1.8} />}
      {...panel}
    >
      <Menu.Target>{target}</Menu.Target>
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
  )
}
