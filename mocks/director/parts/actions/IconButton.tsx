import type { Icon } from '@tabler/icons-react'
import classes from '../parts.module.css'

export interface IconButtonProps {
  icon: Icon
  /** What it does, and to what. */
  label: string
  /** What it does, for the pointer. */
  title: string
  onClick(): void
}

/** A button of the director that is a picture. */
export function IconButton({ icon: Picture, label, title, onClick }: IconButtonProps) {
  return (
    <button type="button" className={classes.icon} aria-label={label} title={title} onClick={onClick}>
      <Picture size={16} stroke={1.6} aria-hidden="true" />
    </button>
  )
}
