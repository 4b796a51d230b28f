import { useId, useLayoutEffect, useMemo, useRef } from 'react'
import { formatCount } from '../../../src/format.ts'
import { parseJson, type Violation } from '../../calls/check/checkCall.ts'
import { jsonLines, lineOf, type JsonLine } from '../../calls/check/jsonLines.ts'
import { bodyWords } from './words.ts'
import classes from './Calls.module.css'

export interface BodyPaneProps {
  title: string
  /** Null without a body, and for one that was too long to keep. */
  body: string | null
  /** The size of the body in bytes, kept or not. */
  size: number
  /** What the contract wants at a JSON pointer. */
  schema(pointer: string): string
  violations: readonly Violation[]
}

/** More lines are counted, but not drawn. */
const LINES_MAX = 600

/** A body beside its schema, line by line. The lines that differ from the contract are marked, and named in words. */
export function BodyPane({ title, body, size, schema, violations }: BodyPaneProps) {
  const id = useId()
  const value = useMemo(() => (body === null ? undefined : parseJson(body)), [body])
  const lines = useMemo(() => (value === undefined ? null : jsonLines(value)), [value])
  return (
    <section className={classes.pane} aria-labelledby={id}>
      <header className={classes.paneHead}>
        <h4 id={id}>{title}</h4>
        <span data-warns={violations.length > 0 || undefined}>
          {violations.length > 0 ? bodyWords.violations(violations.length) : lines && bodyWords.lines(lines.length)}
        </span>
      </header>
      {lines ? (
        <Lines lines={lines} label={title} schema={schema} violations={violations} />
      ) : (
        <p className={classes.none}>{noBodyText(body, size)}</p>
      )}
    </section>
  )
}

function noBodyText(body: string | null, size: number): string {
  if (body !== null) return body.slice(0, 4000)
  return size === 0 ? bodyWords.none : bodyWords.tooLong(formatCount(size))
}

interface LinesProps {
  lines: readonly JsonLine[]
  label: string
  schema: BodyPaneProps['schema']
  violations: readonly Violation[]
}

function Lines({ lines, label, schema, violations }: LinesProps) {
  const marked = new Map(violations.map((violation) => [lineOf(lines, violation.pointer), violation]))
  const more = lines.length - LINES_MAX
  const box = useRef<HTMLDivElement>(null)
  const first = Math.min(...marked.keys())
  useLayoutEffect(() => showLine(box.current, first), [lines, first])
  return (
    // What scrolls must be reachable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={box} className={classes.code} tabIndex={0} role="group" aria-label={bodyWords.asJson(label)}>
      {lines.slice(0, LINES_MAX).map(({ indent, name, text, pointer }, at) => {
        const violation = marked.get(at)
        return (
          // A line has no other name than its place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={classes.line} data-wrong={violation !== undefined || undefined}>
            <span className={classes.number} aria-hidden="true">
              {at + 1}
            </span>
            <span className={classes.value} style={{ paddingInlineStart: `${indent * 1.2}em` }}>
              {name !== null && <span className={classes.key}>{JSON.stringify(name)}: </span>}
              {text}
            </span>
            <Kind text={pointer === null ? '' : schema(pointer)} />
          </div>
        )
      })}
      {more > 0 && <p className={classes.none}>{bodyWords.more(formatCount(more))}</p>}
    </div>
  )
}

/** What the contract wants. Where it is cut, the whole of it is a hint. */
function Kind({ text }: { text: string }) {
  return text === '' ? null : (
    <span className={classes.type} title={text}>
      {text}
    </span>
  )
}

/** Scrolls a line into the middle if it is out of view; to the top without one. */
function showLine(box: HTMLElement | null, at: number) {
  if (!box) return
  // A line stands where it does in the list of lines.
  const line = box.children[at]
  box.scrollTop = 0
  if (!(line instanceof HTMLElement)) return
  const below = line.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom
  if (below > 0) box.scrollTop = below + box.clientHeight / 2
}
