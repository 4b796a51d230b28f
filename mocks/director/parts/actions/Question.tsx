import type { KeyboardEvent } from 'react'
import { DirectorButton } from './DirectorButton.tsx'
import { focusOnMount } from './focusOnMount.ts'
import classes from '../parts.module.css'

export interface QuestionProps {
  /** What is asked; left out where the buttons say it all. */
  text?: string
  yes: string
  no: string
  /** True while what was asked about is being done. */
  busy?: boolean
  disabled?: boolean
  onYes(): void
  onNo(): void
}

/**
 * Asks before something is lost, in the place of the button that was pressed. The answer that loses nothing has the
 * focus, and Escape gives it.
 */
export function Question({ text, yes, no, busy = false, disabled = false, onYes, onNo }: QuestionProps) {
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // It does not close the director.
    event.preventDefault()
    onNo()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from its buttons
    <div role="group" aria-label={text ?? yes} className={classes.question} onKeyDown={handleKeyDown}>
      {text !== undefined && <p>{text}</p>}
      <DirectorButton look="primary" busy={busy} disabled={disabled} onClick={onYes}>
        {yes}
      </DirectorButton>
      <DirectorButton ref={focusOnMount} onClick={onNo}>
        {no}
      </DirectorButton>
    </div>
  )
}
