import { Doc, Heading } from '../Doc.tsx'
import { DoDont } from '../DoDont.tsx'
import { Frame } from '../Frame.tsx'
import { idOf } from '../idOf.ts'
import classes from '../ComponentPage.module.css'

export interface PatternProps {
  title: string
  lead: string
  /** What always holds, each in a sentence or two. */
  rules: readonly string[]
  examples: readonly (readonly [yes: string, no: string])[]
  /** The titles of the components that the pattern is made of. */
  made: readonly string[]
}

/** How several components work together. Its living stories follow. */
export const Pattern = ({ title, lead, rules, examples, made }: PatternProps) => (
  <Doc title={title} lead={lead}>
    <ol>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ol>
    <Heading>Do and don’t</Heading>
    <DoDont rows={examples} />
    <Heading>Made of</Heading>
    <ul className={classes.places}>
      {made.map((component) => (
        <li key={component}>
          <a href={`./?path=/docs/${idOf(component)}--docs`} target="_top">
            {component.split('/').slice(1).join(' / ')}
          </a>
        </li>
      ))}
    </ul>
  </Doc>
)

/** A story in a frame of its own, in which it may cover the whole page. */
export const Living = ({ of, says, height = 560 }: { of: unknown; says: string; height?: number }) => (
  <section className={`sb-unstyled ${classes.living}`}>
    <p>{says}</p>
    <div className={classes.canvas}>
      <Frame of={of} height={height} />
    </div>
  </section>
)
