import { useState } from 'react'
import type { Control } from '../../control.ts'
import { useBusyAction } from '../parts/actions/useBusyAction.ts'
import { arrivalWords } from './words.ts'
import classes from './StartOver.module.css'

/** The one button of somebody who was left alone with a demo: it brings back what the link has shown. */
export function StartOver({ control }: { control: Pick<Control, 'startOver'> }) {
  const { busy, failure, run } = useBusyAction()
  const [text, setText] = useState('')

  const handleClick = () =>
    run(async () => {
      setText('')
      await control.startOver()
      setText(arrivalWords.startedOver)
    })
  return (
    <div className={classes.place}>
      <button type="button" className={classes.button} aria-busy={busy !== null} onClick={() => void handleClick()}>
        <span className={classes.text}>{arrivalWords.startOver}</span>
      </button>
      <span role="status" className={failure === null ? 'visually-hidden' : classes.failure}>
        {failure === null ? text : arrivalWords.failed(failure)}
      </span>
    </div>
  )
}
