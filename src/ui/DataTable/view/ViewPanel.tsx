import { Button, Checkbox, Kbd, SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconGripVertical } from '@tabler/icons-react'
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { NamedColumn } from '../columns.ts'
import { DENSITIES, isChanged, type TableView } from './tableView.ts'
import type { ViewActions } from './useTableView.ts'
import { viewWords } from '../words.ts'
import classes from './ViewMenu.module.css'

export interface ViewPanelProps {
  /** All columns in the person's order. The first one is always shown. */
  columns: readonly NamedColumn[]
  view: TableView
  actions: ViewActions
  /** Changes the width of a shown column by some pixels. */
  resize(id: string, by: number): void
}

/** The step by which a key changes the width of a column, in pixels. */
const WIDTH_STEP = 16

/** The density of a table, and which columns it shows, in which order and how wide. */
export function ViewPanel({ columns, view, actions, resize }: ViewPanelProps) {
  const fine = useMediaQuery('(pointer: fine)', true, { getInitialValueInEffect: false })
  const ids = columns.map(({ id }) => id)

  /** Alt with an arrow key moves the column, or changes its width. */
  function handleKey(event: KeyboardEvent, id: string, at: number) {
    if (!event.altKey || !event.key.startsWith('Arrow')) return
    // Where there is nothing to change, a browser would go back to the page before.
    event.preventDefault()
    if (event.key === 'ArrowUp') actions.move(ids, id, at - 1)
    else if (event.key === 'ArrowDown') actions.move(ids, id, at + 1)
    else if (event.key === 'ArrowLeft') resize(id, -WIDTH_STEP)
    else if (event.key === 'ArrowRight') resize(id, WIDTH_STEP)
  }

  return (
    <>
      <section className={classes.part}>
        <h3 className={classes.title}>{viewWords.density}</h3>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={viewWords.density}
          // Rows of 34 pixels are too low for a finger.
          data={DENSITIES.filter((density) => fine || density !== 'dense').map((value) => ({
            value,
            label: viewWords.densities[value],
          }))}
          value={view.density}
          onChange={(value) => actions.setDensity(DENSITIES.find((density) => density === value) ?? view.density)}
        />
      </section>
      <section className={classes.part}>
        <h3 className={classes.title}>{viewWords.columns}</h3>
        <ul className={classes.list}>
          {columns.map(({ id, label, isShown }, at) => (
            <li key={id} className={classes.item}>
              {at === 0 ? (
                <span className={classes.grip} />
              ) : (
                <Grip onMove={(to) => actions.move(ids, id, to)} at={at} />
              )}
              <Checkbox
                size="xs"
                radius="xs"
                label={label}
                checked={isShown}
                disabled={at === 0}
                onChange={() => actions.toggle(id)}
                onKeyDown={(event) => handleKey(event, id, at)}
                className={classes.box}
                classNames={{ label: classes.label }}
              />
              {at === 0 && <span className={classes.always}>{viewWords.always}</span>}
            </li>
          ))}
        </ul>
      </section>
      <footer className={classes.foot}>
        {/* It only looks disabled, because a disabled button would lose the focus. */}
        <Button
          variant="subtle"
          size="compact-sm"
          {...(!isChanged(view) && { 'data-disabled': true, 'aria-disabled': true })}
          onClick={actions.reset}
        >
          {viewWords.reset}
        </Button>
        <span className={classes.keys}>
          {viewWords.keys} <Kbd size="xs">{viewWords.alt}</Kbd> <Kbd size="xs">{viewWords.arrows}</Kbd>
        </span>
      </footer>
    </>
  )
}

/** The handle by which a column is dragged to another place in the list. */
function Grip({ at, onMove }: { at: number; onMove(to: number): void }) {
  const drag = useRef<AbortController>(null)
  useEffect(() => () => drag.current?.abort(), [])

  function handleDown({ button, clientY: from, currentTarget }: PointerEvent<HTMLSpanElement>) {
    const height = currentTarget.closest('li')?.offsetHeight
    if (button !== 0 || !height) return
    drag.current?.abort()
    const controller = new AbortController()
    drag.current = controller
    const { signal } = controller
    let latest = at
    // Not a pointer capture, which ends when the item moves in the document.
    document.addEventListener(
      'pointermove',
      ({ clientY }) => {
        const to = at + Math.round((clientY - from) / height)
        if (to !== latest) onMove(to)
        latest = to
      },
      { signal },
    )
    for (const end of ['pointerup', 'pointercancel']) {
      document.addEventListener(end, () => controller.abort(), { signal })
    }
  }

  return (
    <span
      aria-hidden="true"
      className={classes.grip}
      // Dragging must not select text or take the focus out of the menu.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={handleDown}
    >
      <IconGripVertical size={16} stroke={1.8} />
    </span>
  )
}
