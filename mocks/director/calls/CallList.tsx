import { IconAlertTriangle, IconAntenna, IconBolt } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { knownViolations } from '../../calls/check/checkCall.ts'
import type { RecordedCall } from '../../har/call.ts'
import { momentText, nameText, statusText, timeText } from './callTexts.ts'
import { callListWords, callsWords } from './words.ts'
import classes from './Calls.module.css'

export interface CallListProps {
  /** The latest first. */
  calls: readonly RecordedCall[]
  base: string
  selected: string | null
  onSelect(id: string): void
  /** Opens the selected call, where there is no room for both. */
  onOpen(): void
  onCopy(): void
}

/** The height of a row, as in the style sheet. */
const ROW = 34
/** Rows that are drawn above and below those in view. */
const SPARE = 8

/** The calls as a list of which only the rows in view are drawn. */
export function CallList({ calls, base, selected, onSelect, onOpen, onCopy }: CallListProps) {
  const box = useRef<HTMLDivElement>(null)
  const { top, height, handleScroll, handlePointerEnter, handlePointerLeave } = useView(box, calls)
  const first = Math.max(0, Math.floor(top / ROW) - SPARE)
  const last = Math.min(calls.length, Math.ceil((top + height) / ROW) + SPARE)
  const current = calls.findIndex(({ id }) => id === selected)

  function select(index: number) {
    const call = calls[Math.max(0, Math.min(index, calls.length - 1))]
    if (!call) return
    onSelect(call.id)
    show(box.current, Math.max(0, Math.min(index, calls.length - 1)))
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = nextIndex(event.key, current, calls.length, Math.max(1, Math.floor(height / ROW) - 1))
    if (to !== null) select(to)
    else if (event.key === 'Enter' && current >= 0) onOpen()
    else if (event.key.toLowerCase() === 'c' && current >= 0) onCopy()
    else return
    event.preventDefault()
  }

  return (
    <>
      <Heads />
      <div
        ref={box}
        role="listbox"
        aria-label={callsWords.title}
        aria-activedescendant={current >= first && current < last ? `call-${selected}` : undefined}
        tabIndex={0}
        className={classes.list}
        onScroll={handleScroll}
        onPointerEnter={handlePointerEnter}
        onPointerLeave={handlePointerLeave}
        onKeyDown={handleKeyDown}
      >
        <div role="presentation" style={{ height: calls.length * ROW }} className={classes.rows}>
          {calls.slice(first, last).map((call, at) => (
            // The list itself has the focus, and the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={call.id}
              id={`call-${call.id}`}
              role="option"
              aria-selected={call.id === selected}
              aria-setsize={calls.length}
              aria-posinset={first + at + 1}
              tabIndex={-1}
              className={classes.row}
              style={{ top: (first + at) * ROW }}
              onClick={() => {
                onSelect(call.id)
                onOpen()
              }}
            >
              <Row call={call} base={base} />
            </div>
          ))}
        </div>
      </div>
    </>
  )
}

/** The names of the columns, where there is room for them. A row says its own parts to screen readers. */
function Heads() {
  return (
    <div className={classes.heads} aria-hidden="true">
      <span>{callListWords.at}</span>
      <span className={classes.operation}>{callListWords.operation}</span>
      <span className={classes.status}>{callListWords.status}</span>
      <span className={classes.time}>{callListWords.time}</span>
      <span className={classes.screen}>{callListWords.screen}</span>
    </div>
  )
}

function Row({ call, base }: { call: RecordedCall; base: string }) {
  const { status, failure, method, startedAt, screen } = call
  const isBad = failure !== null || (status ?? 0) >= 400
  return (
    <>
      <span className={classes.at}>{momentText(startedAt)}</span>
      <span className={classes.method}>{method}</span>
      <span className={classes.name}>{nameText(call, base)}</span>
      <span className={classes.status} data-bad={isBad || undefined}>
        {statusText(call)}
      </span>
      <span className={classes.time}>{timeText(call)}</span>
      <span className={classes.screen}>{screen}</span>
      <Sign call={call} />
    </>
  )
}

/** Bolt: a fault did it. Triangle: it differs from the contract. Waves: a stream. */
function Sign({ call }: { call: RecordedCall }) {
  const count = knownViolations(call)?.length ?? 0
  return (
    <span className={classes.sign}>
      {count > 0 ? (
        <IconAlertTriangle size={15} stroke={1.7} data-warns role="img" aria-label={callListWords.differs} />
      ) : call.byFault ? (
        <IconBolt size={15} stroke={1.7} role="img" aria-label={callListWords.byFault} />
      ) : call.events ? (
        <IconAntenna size={15} stroke={1.7} role="img" aria-label={callListWords.stream(call.events.length)} />
      ) : null}
    </span>
  )
}

/** Scrolls a row into view. */
function show(box: HTMLElement | null, index: number) {
  if (!box) return
  if (index * ROW < box.scrollTop) box.scrollTop = index * ROW
  else if ((index + 1) * ROW > box.scrollTop + box.clientHeight) box.scrollTop = (index + 1) * ROW - box.clientHeight
}

function nextIndex(key: string, current: number, count: number, page: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return current + 1
    case 'ArrowUp':
      return Math.max(0, current - 1)
    case 'PageDown':
      return current + page
    case 'PageUp':
      return Math.max(0, current - page)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/**
 * Where the list is scrolled to. New calls at the top move nothing of what somebody has scrolled to, or points at: a
 * click would choose another call.
 */
function useView(box: React.RefObject<HTMLDivElement | null>, calls: readonly RecordedCall[]) {
  const [view, setView] = useState({ top: 0, height: 400 })
  const firstShown = useRef<string | null>(null)
  const isPointedAt = useRef(false)
  /** Where new calls have scrolled a list that was at its top; null if they have not. */
  const held = useRef<number | null>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setView({ top: element.scrollTop, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  // Before the list is painted, so that it does not jump there and back.
  useLayoutEffect(() => {
    const element = box.current
    const known = firstShown.current
    firstShown.current = calls[0]?.id ?? null
    if (!element || known === null) return
    const { scrollTop } = element
    const isAtTop = scrollTop < ROW || scrollTop === held.current
    const added = calls.findIndex(({ id }) => id === known)
    if (added <= 0 || (isAtTop && !isPointedAt.current)) return
    element.scrollTo(0, scrollTop + added * ROW)
    held.current = isAtTop ? element.scrollTop : null
  }, [box, calls])
  const handleScroll = () => {
    const element = box.current
    if (element) setView({ top: element.scrollTop, height: element.clientHeight })
  }
  const handlePointerEnter = () => {
    isPointedAt.current = true
  }
  const handlePointerLeave = () => {
    isPointedAt.current = false
    const element = box.current
    if (element && element.scrollTop === held.current) element.scrollTo(0, 0)
    held.current = null
  }
  return { ...view, handleScroll, handlePointerEnter, handlePointerLeave }
}
