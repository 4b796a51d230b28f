import { Button } from '@mantine/core'
import { useId } from 'react'
import { deleteWords } from '../words.ts'
import classes from './DangerCard.module.css'

export interface DangerCardProps {
  /** The heading, which is also the accessible name of the button. */
  title: string
  /** Says what is deleted and what is kept. */
  text: string
  disabled: boolean
  /** Called on a click. The caller asks for confirmation. */
  onDeleteClick(): void
}

/** A card with the button that deletes the subject of a page. */
export function DangerCard({ title, text, disabled, onDeleteClick }: DangerCardProps) {
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
        onClick={onDeleteClick}
      >
        {deleteWords.button}
      </Button>
    </section>
  )
}
