import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { Keys } from '../shortcuts/Keys.tsx'
import type { Group, Row } from './entries/entries.ts'
import type { Span } from './entries/matching.ts'
import { groupWords, paletteWords } from './words.ts'
import classes from './PaletteList.module.css'

interface PaletteListProps {
  id: string
  groups: readonly Group[]
  selected: Row | null
  onSelect(row: Row): void
  onChoose(row: Row): void
}

/** The id of a row's element, for `aria-activedescendant`. */
export const rowId = (listId: string, { id }: Row) => `${listId}-${id.replace(/[^\w-]/g, '_')}`

/** The results by group. The focus stays in the field, which names the selected row. */
export function PaletteList({ id, groups, ...rest }: PaletteListProps) {
  return (
    <div id={id} role="listbox" aria-label={paletteWords.results} className={classes.list}>
      {groups.map(({ name, rows }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} role="presentation" className={classes.title}>
            {groupWords[name]}
          </div>
          {rows.map((row) => (
            <PaletteRow key={row.id} id={rowId(id, row)} row={row} {...rest} />
          ))}
        </div>
      ))}
    </div>
  )
}

type PaletteRowProps = { row: Row } & Omit<PaletteListProps, 'groups'>

function PaletteRow({ id, row, selected, onSelect, onChoose }: PaletteRowProps) {
  const { target } = row
  const shared = {
    id,
    role: 'option',
    'aria-selected': row.id === selected?.id,
    tabIndex: -1,
    className: classes.row,
    // Moves, unlike an enter event, do not come from rows that scroll below a resting pointer.
    onPointerMove: () => row.id !== selected?.id && onSelect(row),
    // The focus stays in the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick(event: MouseEvent) {
      // The browser opens a new tab or window by itself.
      if ('to' in target && (event.ctrlKey || event.metaKey || event.shiftKey)) return
      event.preventDefault()
      onChoose(row)
    },
  } as const
  const content = (
    <>
      <span className={classes.icon}>{row.icon}</span>
      <span className={classes.label} dir="auto">
        <Marked text={row.label} spans={row.spans} />
      </span>
      {row.detail !== undefined && (
        <span className={classes.detail} dir="auto">
          {typeof row.detail === 'string' ? <Marked text={row.detail} spans={row.detailSpans} /> : row.detail}
        </span>
      )}
      <span className={classes.keys} aria-hidden="true">
        {row.shortcut && <Keys shortcut={row.shortcut} silent />}
        <kbd className={classes.enter}>↵</kbd>
      </span>
    </>
  )
  return 'to' in target ? (
    <Link to={target.to} {...shared}>
      {content}
    </Link>
  ) : (
    <div {...shared}>{content}</div>
  )
}

/** A text with its matching letters underlined. */
function Marked({ text, spans }: { text: string; spans: readonly Span[] }) {
  const parts = spans.map(([start, end], at) => (
    <span key={start}>
      {text.slice(spans[at - 1]?.[1] ?? 0, start)}
      <mark className={classes.hit}>{text.slice(start, end)}</mark>
    </span>
  ))
  return (
    <>
      {parts}
      {text.slice(spans.at(-1)?.[1] ?? 0)}
    </>
  )
}
