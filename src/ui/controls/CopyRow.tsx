import { CopyButton } from './CopyButton.tsx'
import classes from './CopyRow.module.css'

/** A label, its value in a monospace font, and a button that copies the value. */
export function CopyRow({ label, value }: { label: string; value: string }) {
  return (
    <div className={classes.row}>
      <span className={classes.label}>{label}</span>
      <code className={classes.value}>{value}</code>
      <CopyButton value={value} label={`Copy ${label}`} message="Copied successfully" />
    </div>
  )
}
