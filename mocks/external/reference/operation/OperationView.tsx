import { useEffect, useRef } from 'react'
import type { Backend } from '../../../control.ts'
import { operationOf, type Operation, type Reference } from '../document/reference.ts'
import { TryIt } from '../tryIt/TryIt.tsx'
import { operationWords as words } from '../words.ts'
import { Answers } from './Answers.tsx'
import { Example } from './Example.tsx'
import { Field, Fields } from './Fields.tsx'
import { Markdown } from './Markdown.tsx'
import { Method } from './Method.tsx'
import { Panel } from '../parts/Panel.tsx'
import classes from './OperationView.module.css'

interface OperationViewProps {
  operation: Operation
  reference: Reference
  connect(): Backend
}

/** One operation: its rules, what it takes, what it answers, and a form that calls it. */
export function OperationView({ operation, reference, connect }: OperationViewProps) {
  const { method, path, summary, description, bearer, parameters, body, links } = operation
  const { schemas } = reference
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [operation.id])
  const next = links.flatMap(({ operation: id }) => operationOf(reference, id) ?? [])
  return (
    <article className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title} ref={heading} tabIndex={-1}>
          {summary}
        </h1>
        <p className={classes.address}>
          <Method method={method} /> <code>{path}</code>
        </p>
        <p className={classes.bearer}>
          <code>{operation.id}</code> · <span>{words.bearer[bearer]}</span>
        </p>
      </header>
      <div className={classes.intro}>
        <Markdown text={description} />
        {next.length > 0 && (
          <section aria-labelledby="next">
            <h2 id="next" className={classes.label}>
              {words.next}
            </h2>
            <ul className={classes.links}>
              {next.map(({ id, summary: title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className={classes.side}>
        <TryIt key={operation.id} operation={operation} connect={connect} />
      </div>
      <div className={classes.about}>
        {parameters.length > 0 && (
          <Panel title={words.parameters}>
            <ul className={classes.fields}>
              {parameters.map(({ name, in: place, required, description: about, schema }) => (
                <li key={`${place} ${name}`}>
                  <Field name={name} schema={schema} required={required} description={about} schemas={schemas} />
                </li>
              ))}
            </ul>
          </Panel>
        )}
        {body && (
          <Panel title={words.body}>
            {body.example !== undefined && <Example text={body.example} label={`${words.example}: ${words.body}`} />}
            <Fields schema={body.schema} schemas={schemas} />
          </Panel>
        )}
        <Answers key={operation.id} operation={operation} schemas={schemas} />
      </div>
    </article>
  )
}
