import { Button } from '@mantine/core'
import { useId } from 'react'
import classes from './DangerCard.module.css'

export interface DangerCardProps {
  /** What is done: the heading, and the button's name for a screen reader. */
  title: string
  /** What goes and what stays. */
  text: string
  disabled: boolean
  /** Asks; nothing is done yet. */
  onAsk(): void
}

/** The way to delete what a page is about. */
export function DangerCard({ title, text, disabled, onAsk }: DangerCardProps) {
  const id = useId()
  return (
    <section className={classes.danger} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <Button
        variant="outline"
        color="red"
        className={classes.delete}
        disabled={disabled}
        aria-label={title}
        onClick={onAsk}
      >
        Delete
      </Button>
    </section>
  )
}
