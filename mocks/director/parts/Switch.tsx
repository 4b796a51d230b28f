import classes from './Switch.module.css'

/** A switch of the director. */
export function Switch({ label, checked, onChange }: { label: string; checked: boolean; onChange(): void }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      className={classes.switch}
      onClick={onChange}
    />
  )
}
