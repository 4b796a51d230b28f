import { TextInput } from '@mantine/core'
import { useState, type KeyboardEvent } from 'react'
import { formatCount } from '../../../format.ts'
import { pageNumber, pageOffset, type PageState } from './paging.ts'
import { pagerWords } from '../words.ts'
import classes from './Pager.module.css'

export interface PageJumpProps {
  /** The requested page. */
  page: PageState
  onGoTo(offset: number): void
}

/** The number of the page, which can be typed over. Enter goes to the page, Escape takes the number back. */
export function PageJump({ page, onGoTo }: PageJumpProps) {
  const current = String(pageNumber(page))
  const pages = Math.ceil(page.totalItems / page.limit)
  const [typed, setTyped] = useState<string | null>(null)

  function handleLeave() {
    setTyped(null)
    const offset = pageOffset(page, typed ?? '')
    if (offset !== null && offset !== page.offset) onGoTo(offset)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') handleLeave()
    else if (event.key === 'Escape' && typed !== null) {
      // The key is used up: a panel around the table must not close.
      event.stopPropagation()
      setTyped(null)
    }
  }

  return (
    <span className={classes.jump}>
      <TextInput
        size="xs"
        inputMode="numeric"
        autoComplete="off"
        aria-label={pagerWords.page(formatCount(pages))}
        value={typed ?? current}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={handleLeave}
        onKeyDown={handleKey}
        classNames={{ input: classes.jumpInput }}
        style={{ '--digits': Math.max(2, String(pages).length) }}
      />
      <span aria-hidden="true">/ {formatCount(pages)}</span>
    </span>
  )
}
