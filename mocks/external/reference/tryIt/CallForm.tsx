import { useState } from 'react'
import type { Backend } from '../../../control.ts'
import type { Operation } from '../document/reference.ts'
import { Example } from '../operation/Example.tsx'
import { Labelled } from '../parts/Labelled.tsx'
import parts from '../parts/parts.module.css'
import { tryWords as words } from '../words.ts'
import type { Caller } from './call.ts'
import classes from './TryIt.module.css'
import { useCall, type CallState } from './useCall.ts'

export interface CallFormProps {
  operation: Operation
  callers: readonly Caller[]
  /** The id of a row that exists, for the path, by club. */
  rows: ReadonlyMap<string, string | undefined>
  connect(): Backend
}

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The inputs of one operation, and the answer of the last call. */
export function CallForm({ operation, callers, rows, connect }: CallFormProps) {
  const { parameters, body } = operation
  const [key, setKey] = useState(callers[0]?.key ?? '')
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({})
  const [text, setText] = useState(body?.example ?? '')
  const { call, send, stop } = useCall(connect)
  const caller = callers.find((each) => each.key === key)
  const isFile = body?.mediaType === 'multipart/form-data'
  const problem = body && !isFile && !isJson(text) ? words.notJson : undefined
  // A caller without a club, such as nobody, needs one in the path: use that of the first caller who has one.
  const tenant = [caller, ...callers].find((each) => each && each.tenant !== '')?.tenant ?? ''
  const row = rows.get(tenant)
  const values = { tenant, id: row ?? '', userId: row ?? '', ...own }
  const listening = call.state === 'answered' && call.listening

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === undefined && call.state !== 'waiting') void send({ operation, caller, values, body: text })
      }}
    >
      {callers.length > 0 ? (
        <Labelled label={words.as}>
          {(attributes) => (
            <select {...attributes} value={key} onChange={(event) => setKey(event.currentTarget.value)}>
              {callers.map(({ key: value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      ) : (
        <p className={classes.help}>{words.noMail}</p>
      )}
      {parameters.map(({ name, in: place, required }) => (
        <Labelled key={`${place} ${name}`} label={name}>
          {(attributes) => (
            <input
              {...attributes}
              required={required}
              value={valueOf(values, name)}
              onChange={(event) => setOwn({ ...own, [name]: event.currentTarget.value })}
            />
          )}
        </Labelled>
      ))}
      {body && (
        <Labelled label={isFile ? words.file : words.body} error={problem}>
          {(attributes) => (
            <textarea
              {...attributes}
              rows={10}
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
        </Labelled>
      )}
      <div className={classes.buttons}>
        <button type="submit" className={parts.button} aria-disabled={call.state === 'waiting'}>
          {words.send}
        </button>
        {listening && (
          <button type="button" className={`${parts.button} ${parts.plain}`} onClick={stop}>
            {words.stop}
          </button>
        )}
      </div>
      <Result call={call} />
    </form>
  )
}

const valueOf = (values: Readonly<Record<string, string>>, name: string) => values[name] ?? ''

/** The answer of a call, or why there is none. */
function Result({ call }: { call: CallState }) {
  return (
    <div className={classes.result}>
      <p role="status" className={classes.status}>
        {call.state === 'waiting' && words.waiting}
        {call.state === 'failed' && call.message}
        {call.state === 'answered' && (
          <>
            {words.answer}{' '}
            <strong data-good={call.status < 300 || undefined} className={classes.code}>
              {call.status}
            </strong>{' '}
            {words.time(call.milliseconds)}
          </>
        )}
      </p>
      {call.state === 'answered' &&
        (call.text === '' && !call.listening ? (
          <p className={classes.help}>{words.noBody}</p>
        ) : (
          <Example text={call.text} label={words.answer} />
        ))}
    </div>
  )
}
