import { IconAlertTriangle, IconArrowLeft, IconBolt } from '@tabler/icons-react'
import { useMemo, type RefObject } from 'react'
import { success } from '../../../src/contract/endpoint/endpoint.ts'
import { ErrorBody } from '../../../src/contract/endpoint/errors.ts'
import { checkCall, type Violation } from '../../calls/check/checkCall.ts'
import { schemaTexts } from '../../calls/check/schemaText.ts'
import type { RecordedCall } from '../../har/call.ts'
import { pathBelow } from '../../har/findOperation.ts'
import { operationOf } from '../../har/operationOf.ts'
import { maskCall } from '../../har/mask.ts'
import { IconButton } from '../parts/actions/IconButton.tsx'
import { BodyPane } from './BodyPane.tsx'
import {
  differenceText,
  momentText,
  nameText,
  pathText,
  sizeText,
  statusText,
  timeText,
  together,
} from './callTexts.ts'
import type { CallsTools } from './CallsContext.ts'
import { Copies } from './Copies.tsx'
import { callWords } from './words.ts'
import classes from './Calls.module.css'

export interface CallDetailProps {
  call: RecordedCall
  calls: readonly RecordedCall[]
  tools: CallsTools
  heading: RefObject<HTMLHeadingElement | null>
  onBack(): void
}

/** A call: what was sent and answered beside the schema, and how to keep it (docs/guides/inspector.md#a-call). */
export function CallDetail({ call, calls, tools, heading, onBack }: CallDetailProps) {
  const { base } = tools
  const violations = checkCall(call, base)
  const shown = useMemo(() => maskCall(call), [call])
  const schemas = useMemo(() => schemasOf(call, base), [call, base])
  const of = (side: Violation['side'], part: Violation['part']) =>
    violations.filter((each) => each.side === side && each.part === part)
  return (
    <>
      <header className={classes.callHead}>
        <span className={classes.back}>
          <IconButton icon={IconArrowLeft} label={callWords.back} title={callWords.back} onClick={onBack} />
        </span>
        <h3 ref={heading} tabIndex={-1}>
          {nameText(call, base)}
        </h3>
        <span className={classes.path}>
          {call.method} {pathText(shown, base)}
        </span>
        <span className={classes.figures} data-bad={call.failure !== null || (call.status ?? 0) >= 400 || undefined}>
          <strong>{statusText(call)}</strong> · {timeText(call)} · {sizeText(call.replySize)}
        </span>
      </header>
      {call.failure !== null && <p className={classes.fault}>{callWords.lost(call.failure)}</p>}
      {call.byFault && (
        <p className={classes.fault}>
          <IconBolt size={15} stroke={1.7} aria-hidden="true" /> {callWords.byFault}
        </p>
      )}
      {violations.length > 0 && <Violations violations={violations} docs={tools.docs} />}
      <div className={classes.panes}>
        <BodyPane {...requestOf(shown, schemas)} violations={[...of('request', 'query'), ...of('request', 'body')]} />
        {call.events ? (
          <Events call={shown} />
        ) : (
          <BodyPane
            title={callWords.reply}
            body={shown.replyBody}
            size={call.replySize}
            schema={schemas.reply}
            violations={of('reply', 'reply')}
          />
        )}
      </div>
      <Copies key={call.id} call={call} calls={calls} tools={tools} />
    </>
  )
}

function schemasOf(call: RecordedCall, base: string) {
  const endpoint = operationOf(call.method, pathBelow(call.url, base) ?? '')?.endpoint
  const expected = endpoint && success(endpoint)
  return {
    query: schemaTexts(endpoint?.query ?? null),
    request: schemaTexts(endpoint?.body ?? null),
    reply: schemaTexts(call.status === expected?.status ? (expected?.schema ?? null) : ErrorBody),
  }
}

/** What was sent: the body, or the query of a call that has none. */
function requestOf({ url, requestBody, requestSize }: RecordedCall, schemas: ReturnType<typeof schemasOf>) {
  const query = Object.fromEntries(new URL(url).searchParams)
  if (requestSize > 0 || Object.keys(query).length === 0)
    return { title: callWords.request, body: requestBody, size: requestSize, schema: schemas.request }
  return { title: callWords.query, body: JSON.stringify(query), size: 0, schema: schemas.query }
}

function placeOf({ side, part, pointer }: Violation): string {
  const title = side === 'request' ? callWords.request : callWords.reply
  return `${part === 'body' || part === 'reply' ? title : callWords.place(title, part)} ${pointer}`.trim()
}

/** The most differences that are listed; the lines of the bodies mark all of them. */
const LINES = 20

/** What differs from the contract, on both sides, each with the rule; a rule that all share is named once. */
function Violations({ violations, docs }: { violations: readonly Violation[]; docs: string }) {
  const [shared, ...others] = new Set(violations.map(({ rule }) => rule))
  const isShared = others.length === 0
  const lines = together(violations)
  return (
    <section className={classes.violations} aria-label={callWords.differs}>
      <IconAlertTriangle size={17} stroke={1.7} aria-hidden="true" />
      <ul>
        {lines.slice(0, LINES).map(({ violation, times }) => (
          <li key={`${placeOf(violation)} ${violation.expected}`}>
            <code>{placeOf(violation)}</code> {differenceText(violation)}
            {times > 1 && ` ${callWords.times(times)}`}
            {!isShared && (
              <>
                {' '}
                <Rule rule={violation.rule} docs={docs} />
              </>
            )}
          </li>
        ))}
        {lines.length > LINES && <li>{callWords.more(lines.length - LINES)}</li>}
      </ul>
      {isShared && shared !== undefined && <Rule rule={shared} docs={docs} />}
    </section>
  )
}

function Rule({ rule, docs }: { rule: string; docs: string }) {
  return (
    <a
      className={classes.rule}
      href={docs + rule.replace(/^docs\//, '').replace('.md', '.html')}
      target="_blank"
      rel="noreferrer"
    >
      {callWords.contract}
    </a>
  )
}

/** The events of a stream, the latest first. */
function Events({ call }: { call: RecordedCall }) {
  const events = call.events ?? []
  return (
    <section className={classes.pane} aria-label={callWords.events}>
      <header className={classes.paneHead}>
        <h4>{callWords.events}</h4>
        <span>{call.time === null ? callWords.openEvents(events.length) : events.length}</span>
      </header>
      {events.length === 0 ? (
        <p className={classes.none}>{callWords.noEvents}</p>
      ) : (
        // What scrolls must be reachable with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ol className={classes.events} tabIndex={0} aria-label={callWords.eventList}>
          {events.toReversed().map(({ at, id, type, data }) => (
            <li key={`${id ?? ''} ${at} ${data}`}>
              <span className={classes.at}>{momentText(at)}</span> <strong>{type}</strong> <code>{data}</code>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
