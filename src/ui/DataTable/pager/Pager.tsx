import { ActionIcon, Select } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { ListQuery } from '../useListParams.ts'
import { PAGE_SIZES, type PageSize } from '../view/tableView.ts'
import { PageJump } from './PageJump.tsx'
import { requestedPage, pagerTargets, rangeText, type PageState } from './paging.ts'
import { pagerWords } from '../words.ts'
import classes from './Pager.module.css'

const buttons = [
  { key: 'first', Icon: IconChevronsLeft },
  { key: 'previous', Icon: IconChevronLeft },
  { key: 'next', Icon: IconChevronRight },
  { key: 'last', Icon: IconChevronsRight },
] as const

type Requested = Pick<ListQuery<string>, 'offset' | 'limit'>

export interface PagerProps {
  page: PageState | null
  /** The number of rows on the page. */
  rowCount: number
  /** The requested page. `page` may still be an earlier one. */
  query: Requested
  rangeWord: 'of' | 'de'
  /** Takes a function of the latest requested page, because a second quick click may come before the next render. */
  onGoTo(from: (requested: Requested) => number | null): void
  onLimit(limit: PageSize): void
}

/** Page size, range, page number and the four page buttons, which are disabled without a page. */
export function Pager({ page, rowCount, query, rangeWord, onGoTo, onLimit }: PagerProps) {
  const targetsFrom = (requested: Requested) => (page ? pagerTargets(requestedPage(page, requested)) : null)
  const targets = targetsFrom(query)
  const row = useRef<HTMLDivElement>(null)
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    // A button that becomes disabled loses the focus, so move the focus to an enabled one beside it.
    if (!(pressed.current instanceof HTMLButtonElement) || !pressed.current.disabled) return
    pressed.current = null
    const lost = document.activeElement === document.body || row.current?.contains(document.activeElement)
    if (lost) row.current?.querySelector<HTMLElement>('button:enabled')?.focus()
  })
  return (
    <div className={classes.pager} data-pager>
      <div className={classes.rows}>
        <span className={classes.rowsWord} aria-hidden="true">
          {pagerWords.rows}
        </span>
        <Select
          size="xs"
          aria-label={pagerWords.rowsPerPage}
          data={PAGE_SIZES.map(String)}
          value={String(query.limit)}
          allowDeselect={false}
          onChange={(value) => onLimit(PAGE_SIZES.find((size) => String(size) === value) ?? query.limit)}
          comboboxProps={{ width: 72, position: 'top' }}
          classNames={{ input: classes.sizes }}
        />
      </div>
      <span role="status" className={classes.range}>
        {page && rangeText(page, rowCount, rangeWord)}
      </span>
      <div ref={row} className={classes.buttons}>
        {buttons.map(({ key, Icon }) => (
          <ActionIcon
            key={key}
            variant="default"
            size={32}
            className={classes.button}
            aria-label={pagerWords[key]}
            disabled={(targets?.[key] ?? null) === null}
            onClick={({ currentTarget }) => {
              pressed.current = currentTarget
              onGoTo((requested) => targetsFrom(requested)?.[key] ?? null)
            }}
          >
            <Icon size={16} stroke={1.8} />
          </ActionIcon>
        ))}
      </div>
      {page && page.totalItems > query.limit && (
        <PageJump page={requestedPage(page, query)} onGoTo={(offset) => onGoTo(() => offset)} />
      )}
    </div>
  )
}
