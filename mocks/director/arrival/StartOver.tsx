import { useState } from 'react'
import type { Control } from '../../control.ts'
import { messageOf } from '../panel/DirectorContext.ts'
import { arrivalWords } from './words.ts'
import classes from './StartOver.module.css'

/** The one button of somebody who was left alone with a demo: it brings back what the link has shown. */
export function StartOver({ control }: { control: Pick<Control, 'startOver'> }) {
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)

  async function handleClick() {
    setBusy(true)
    setText(
      await control.startOver().then(
        () => arrivalWords.startedOver,
        (error: unknown) => arrivalWords.failed(messageOf(error)),
      ),
    )
    setBusy(false)
  }
  return (
    <div className={classes.place}>
      <button
        type="button"
        className={classes.button}
        aria-busy={busy}
        onClick={busy ? undefined : () => void handleClick()}
      >
        <span className={classes.text}>{arrivalWords.startOver}</span>
      </button>
      <span role="status" className="visually-hidden">
        {text}
      </span>
    </div>
  )
}
