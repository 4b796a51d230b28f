import classes from './Example.module.css'

interface ExampleProps {
  text: string
  /** What it is an example of, for screen readers. */
  label: string
}

/** A body as text, in a box that scrolls by itself. */
export function Example({ text, label }: ExampleProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll only a region that can have the focus
    <pre className={classes.box} tabIndex={0} role="region" aria-label={label}>
      <code>{text}</code>
    </pre>
  )
}
