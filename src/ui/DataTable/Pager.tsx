import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { pageAsked, pagerTargets, rangeText, type PageState } from './paging.ts'
import { PAGE_SIZES } from './useListParams.ts'
import classes from './DataTable.module.css'

const buttons = [
  { key: 'first', label: 'First page', Icon: IconChevronsLeft },
  { key: 'previous', label: 'Previous page', Icon: IconChevronLeft },
  { key: 'next', label: 'Next page', Icon: IconChevronRight },
  { key: 'last', label: 'Last page', Icon: IconChevronsRight },
] as const

export interface PagerProps {
  page: PageState | null
  /** How many rows stand above. */
  shown: number
  /** What is asked for; the page above may still be an earlier one. */
  query: Pick<PageState, 'offset' | 'limit'>
  rangeWord: 'of' | 'de'
  /** Takes the way on from whatever is asked for by then: of two quick clicks the second may come before this is drawn anew. */
  onGoTo(from: (asked: Pick<PageState, 'offset' | 'limit'>) => number | null): void
  onLimit(limit: number): void
}

/** Page size, range and the four buttons; without a page all of them wait. */
export function Pager({ page, shown, query, rangeWord, onGoTo, onLimit }: PagerProps) {
  const targetsFrom = (asked: typeof query) => (page ? pagerTargets(pageAsked(page, asked)) : null)
  const targets = targetsFrom(query)
  const row = useRef<HTMLDivElement>(null)
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    // A button that is disabled under the focus loses it; whoever turns pages stays among the buttons.
    if (!(pressed.current instanceof HTMLButtonElement) || !pressed.current.disabled) return
    pressed.current = null
    const lost = document.activeElement === document.body || row.current?.contains(document.activeElement)
    if (lost) row.current?.querySelector<HTMLElement>('button:enabled')?.focus()
  })
  return (
    <div className={classes.pager}>
      <div className={classes.rows}>
        <span className={classes.rowsWord} aria-hidden="true">
          Rows
        </span>
        <NativeSelect
          size="xs"
          aria-label="Rows per page"
          data={PAGE_SIZES.map(String)}
          value={String(query.limit)}
          onChange={(event) => onLimit(Number(event.currentTarget.value))}
          classNames={{ input: classes.sizes }}
        />
      </div>
      <span role="status" className={classes.range}>
        {page && rangeText(page, shown, rangeWord)}
      </span>
      <div ref={row} className={classes.buttons}>
        {buttons.map(({ key, label, Icon }) => (
          <ActionIcon
            key={key}
            variant="default"
            size={32}
            className={classes.button}
            aria-label={label}
            disabled={(targets?.[key] ?? null) === null}
            onClick={({ currentTarget }) => {
              pressed.current = currentTarget
              onGoTo((asked) => targetsFrom(asked)?.[key] ?? null)
            }}
          >
            <Icon size={16} stroke={1.8} />
          </ActionIcon>
        ))}
      </div>
    </div>
  )
}
