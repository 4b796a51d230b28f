import type { Answer, Operation, Reference } from '../document/reference.ts'
import { operationWords as words } from '../words.ts'
import { Panel } from '../parts/Panel.tsx'
import classes from './Answers.module.css'
import { Example } from './Example.tsx'
import { Fields } from './Fields.tsx'
import { Markdown } from './Markdown.tsx'

interface AnswersProps {
  operation: Operation
  schemas: Reference['schemas']
}

/** Every answer of an operation, each with its example; the success is unfolded. */
export function Answers({ operation, schemas }: AnswersProps) {
  return (
    <Panel title={words.answers}>
      {operation.answers.map((answer) => (
        <details key={answer.status} className={classes.answer} open={answer.status < 300}>
          <summary className={classes.head}>
            <span className={classes.status} data-kind={kindOf(answer)}>
              {answer.status}
            </span>
            <span className={classes.short}>{shortOf(answer)}</span>
          </summary>
          <div className={classes.body}>
            {answer.description !== shortOf(answer) && <Markdown text={answer.description} />}
            {answer.content ? (
              <>
                {answer.content.example !== undefined && (
                  <Example text={answer.content.example} label={`${words.example} ${answer.status}`} />
                )}
                {answer.status < 300 && <Fields schema={answer.content.schema} schemas={schemas} />}
              </>
            ) : (
              <p className={classes.none}>{words.noBody}</p>
            )}
          </div>
        </details>
      ))}
    </Panel>
  )
}

const kindOf = ({ status }: Answer) => (status < 300 ? 'good' : status < 500 ? 'refused' : 'failed')

/** A description without its link and its marks. */
const plainOf = ({ description }: Answer) => description.replace(/ ?\(\[rule\]\([^)]*\)\)/g, '').replaceAll('`', '')

/** The first sentence of a description, or what stands before its colon or semicolon. */
export const shortOf = (answer: Answer) =>
  plainOf(answer)
    .replace(/(?<=[.:;])\s.*$|\n.*$/gs, '')
    .replace(/[:;]$/, '.')
