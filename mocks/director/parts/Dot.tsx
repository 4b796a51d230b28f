import classes from './Dot.module.css'

/** A dot that says that something is going on. Without a label, what it stands in says so. */
export function Dot({ label, tone }: { label?: string; tone: 'recording' | 'warning' }) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: label }
  return <span {...named} className={classes.dot} data-tone={tone} />
}
