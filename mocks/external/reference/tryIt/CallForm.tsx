import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Backend } from '../../../control.ts'
import type { Operation } from '../document/reference.ts'
import { Example } from '../operation/Example.tsx'
import { tryWords as words } from '../words.ts'
import type { Caller } from './call.ts'
import classes from './TryIt.module.css'
import { useCall, type CallState } from './useCall.ts'

interface CallFormProps {
  operation: Operation
  callers: readonly Caller[]
  /** The id of a row that exists, for the path. */
  row: string | undefined
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
export function CallForm({ operation, callers, row, connect }: CallFormProps) {
  const { parameters, body } = operation
  const [key, setKey] = useState(callers[0]?.key ?? '')
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({})
  const [text, setText] = useState(body?.example ?? '')
  const { call, send, stop } = useCall(connect)
  const caller = callers.find((each) => each.key === key)
  const isFile = body?.mediaType === 'multipart/form-data'
  const problem = body && !isFile && !isJson(text) ? words.notJson : undefined
  // Nobody has no club; the call is refused in that of somebody who could make it.
  const tenant = [caller, ...callers].find((each) => each && each.tenant !== '')?.tenant ?? ''
  const values = { tenant, id: row ?? '', userId: row ?? '', ...own }
  const listening = call.state === 'answered' && call.listening

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === undefined) void send({ operation, caller, values, body: text })
      }}
    >
      {callers.length > 0 ? (
        <NativeSelect
          label={words.as}
          value={key}
          data={callers.map(({ key: value, label }) => ({ value, label }))}
          onChange={(event) => setKey(event.currentTarget.value)}
        />
      ) : (
        <p className={classes.help}>{words.noMail}</p>
      )}
      {parameters.map(({ name, in: place, required }) => (
        <TextInput
          key={`${place} ${name}`}
          label={name}
          required={required}
          withAsterisk={false}
          value={valueOf(values, name)}
          onChange={(event) => setOwn({ ...own, [name]: event.currentTarget.value })}
        />
      ))}
      {body && (
        <Textarea
          label={isFile ? words.file : words.body}
          autosize
          minRows={3}
          maxRows={12}
          spellCheck={false}
          classNames={{ input: classes.code }}
          value={text}
          error={problem}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={call.state === 'waiting'}>
          {words.send}
        </Button>
        {listening && (
          <Button variant="default" onClick={stop}>
            {words.stop}
          </Button>
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
