import { Modal, UnstyledButton } from '@mantine/core'
import { SpotlightEmpty, SpotlightFooter, SpotlightSearch } from '@mantine/spotlight'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { SEARCH_MAX } from '../../ui/DataTable/useListParams.ts'
import { Keys } from '../shortcuts/Keys.tsx'
import { isApple, isPressed, paletteKeys, shortcuts, type Shortcut } from '../shortcuts/shortcuts.ts'
import { Announcement } from './Announcement.tsx'
import type { Row } from './entries/entries.ts'
import { keepQuery } from './keepQuery.ts'
import { PaletteList, rowId } from './PaletteList.tsx'
import { useResults } from './useResults.ts'
import { useSelection } from './useSelection.ts'
import { fieldMark } from './useTypeAhead.ts'
import { hintWords, paletteWords } from './words.ts'
import classes from './Palette.module.css'

export interface PaletteHandlers {
  /** Closes the search and gives the focus back. */
  onClose(): void
  /** Closes it for a screen that opens now, which gets the focus. */
  onLeave(): void
  onShortcuts(): void
  /** The field is on the page. */
  onReady(): void
}

interface PaletteBodyProps extends PaletteHandlers {
  query: string
}

/** The field with its results. It exists while the search is open, so each opening asks the server anew. */
export function PaletteBody({ query, onShortcuts, onReady, ...closing }: PaletteBodyProps) {
  const listId = useId()
  const results = useResults(query, onShortcuts)
  const { groups, rows, text, pending, problem } = results
  const { selected, select, move } = useSelection(rows, query)
  const choose = useChoice(listId, closing)
  const chooseNext = useChooseWhenFound(results, query, choose)
  const handleReady = useEffectEvent(onReady)
  useEffect(() => handleReady(), [])

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const row = move(event.key === 'ArrowDown' ? 1 : -1)
      if (row) document.getElementById(rowId(listId, row))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') {
      if (selected) choose(selected, isApple() ? event.metaKey : event.ctrlKey)
      else if (pending) chooseNext()
    } else if (isPressed(event.nativeEvent, shortcuts.palette)) closing.onClose()
    else return
    event.preventDefault()
  }

  return (
    <>
      <Modal.Title className="visually-hidden">{paletteWords.title}</Modal.Title>
      <SpotlightSearch
        role="combobox"
        aria-label={paletteWords.field}
        aria-expanded={rows.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(selected && { 'aria-activedescendant': rowId(listId, selected) })}
        autoComplete="off"
        spellCheck={false}
        maxLength={SEARCH_MAX}
        placeholder={paletteWords.field}
        data-autofocus
        {...fieldMark}
        classNames={{ wrapper: classes.field, input: classes.input }}
        leftSection={<IconSearch size={20} stroke={1.7} aria-hidden="true" />}
        leftSectionWidth={56}
        rightSection={<CloseButton onClick={closing.onClose} />}
        rightSectionWidth={72}
        rightSectionPointerEvents="all"
        onKeyDown={handleKeyDown}
      />
      <div className={classes.results}>
        {problem !== null && (
          <p className={classes.problem} role="status">
            {problem}
          </p>
        )}
        {rows.length > 0 ? (
          <PaletteList id={listId} groups={groups} selected={selected} onSelect={select} onChoose={choose} />
        ) : (
          <SpotlightEmpty className={classes.empty}>
            {pending ? paletteWords.pending : paletteWords.nothing(text)}
          </SpotlightEmpty>
        )}
      </div>
      <Announcement results={results} />
      <Footer />
    </>
  )
}

/** Opens what was chosen, or runs it. */
function useChoice(listId: string, { onClose, onLeave }: Pick<PaletteHandlers, 'onClose' | 'onLeave'>) {
  const navigate = useNavigate()
  const location = useLocation()
  return (row: Row, newTab = false) => {
    const { target } = row
    if (!('to' in target)) {
      onClose()
      target.run()
      return
    }
    const link = document.getElementById(rowId(listId, row))
    if (newTab && link instanceof HTMLAnchorElement) {
      onClose()
      window.open(link.href, '_blank', 'noopener')
      return
    }
    onLeave()
    void navigate(keepQuery(target.to, location))
    target.run?.()
  }
}

/** If the user presses Enter before the results arrive, chooses the first row once they do. */
function useChooseWhenFound(
  { rows, pending }: { rows: readonly Row[]; pending: boolean },
  query: string,
  choose: (row: Row) => void,
) {
  const [wanted, setWanted] = useState<string | null>(null)
  const isDue = wanted === query && !pending
  const handleDue = useEffectEvent(() => {
    if (rows[0]) choose(rows[0])
  })
  useEffect(() => {
    if (isDue) handleDue()
  }, [isDue])
  return () => setWanted(query)
}

function CloseButton({ onClick }: { onClick(): void }) {
  return (
    <UnstyledButton className={classes.close} onClick={onClick}>
      <span className="visually-hidden">{paletteWords.close}</span>
      <span className={classes.escape} aria-hidden="true">
        {paletteWords.escape}
      </span>
      <IconX size={20} stroke={1.6} className={classes.cross} aria-hidden="true" />
    </UnstyledButton>
  )
}

function Footer() {
  const hint = (shortcut: Shortcut, text: string) => (
    <span className={classes.hint}>
      <Keys shortcut={shortcut} silent /> {text}
    </span>
  )
  return (
    <SpotlightFooter className={classes.footer} aria-hidden="true">
      {hint(paletteKeys.move, hintWords.move)}
      {hint(paletteKeys.open, hintWords.open)}
      {hint(paletteKeys.newTab, hintWords.newTab)}
      <span className={classes.last}>{hint(paletteKeys.actionsOnly, hintWords.actionsOnly)}</span>
    </SpotlightFooter>
  )
}
