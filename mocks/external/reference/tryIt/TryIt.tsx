import { useState } from 'react'
import type { Backend } from '../../../control.ts'
import type { Operation } from '../document/reference.ts'
import { tryWords as words } from '../words.ts'
import { callersOf, firstRows, listOf, type Caller } from './call.ts'
import { CallForm, type CallFormProps } from './CallForm.tsx'
import { Panel } from '../parts/Panel.tsx'
import parts from '../parts/parts.module.css'
import classes from './TryIt.module.css'

interface TryItProps {
  operation: Operation
  connect(): Backend
}

type Prepared =
  | { state: 'closed' | 'starting' | 'failed' }
  | { state: 'ready'; callers: readonly Caller[]; rows: CallFormProps['rows'] }

/**
 * A form that sends the operation to the model. The model starts when the form is opened
 * (docs/guides/document.md#the-reference-page).
 */
export function TryIt({ operation, connect }: TryItProps) {
  const [prepared, setPrepared] = useState<Prepared>({ state: 'closed' })

  async function open() {
    setPrepared({ state: 'starting' })
    try {
      const backend = connect()
      const callers = await callersOf(operation, backend)
      const list = listOf(operation.path)
      const rows = list ? await firstRows(list, callers, backend) : new Map()
      setPrepared({ state: 'ready', callers, rows })
    } catch (error) {
      console.warn(error)
      setPrepared({ state: 'failed' })
    }
  }

  return (
    <Panel title={words.title}>
      <p className={classes.help}>{words.help}</p>
      {prepared.state === 'ready' ? (
        <CallForm operation={operation} connect={connect} callers={prepared.callers} rows={prepared.rows} />
      ) : (
        <button
          type="button"
          className={parts.button}
          aria-disabled={prepared.state === 'starting'}
          onClick={() => {
            if (prepared.state !== 'starting') void open()
          }}
        >
          {words.open}
        </button>
      )}
      <p role="status" className={classes.status}>
        {prepared.state === 'starting' && words.starting}
        {prepared.state === 'failed' && words.failed}
      </p>
    </Panel>
  )
}
