import { Button, TextInput } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState, type SyntheticEvent } from 'react'
import { billingPage } from '../paylane/PaylanePage.tsx'
import classes from './Checkout.module.css'

export interface PayFormProps {
  email: string
  /** Starts the trial; rejects if that fails. */
  onStart(): Promise<void>
}

/**
 * The form for e-mail and card. Its input is never sent. Autocomplete is off for the card fields, so that the browser does not show
 * a presenter's own cards on a projector.
 */
export function PayForm({ email, onStart }: PayFormProps) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFailed(false)
    try {
      await onStart()
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }

  return (
    <form className={classes.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <h2>Contact</h2>
      <TextInput type="email" label="E-mail" defaultValue={email} autoComplete="email" />
      <fieldset className={classes.card}>
        <legend>Card</legend>
        <p>Optional during the trial. You can add it later.</p>
        <TextInput label="Card number" placeholder="1234 1234 1234 1234" inputMode="numeric" autoComplete="off" />
        <div className={classes.pair}>
          <TextInput label="Expires" placeholder="MM / YY" inputMode="numeric" autoComplete="off" />
          <TextInput label="Security code" placeholder="CVC" inputMode="numeric" autoComplete="off" />
        </div>
        <TextInput label="Name on the card" autoComplete="off" />
      </fieldset>
      {failed && (
        <p role="alert" className={classes.failed}>
          The trial could not be started. Nothing has been ordered; try once more.
        </p>
      )}
      <Button type="submit" fullWidth loading={busy}>
        Start trial
      </Button>
      <Button component="a" href={billingPage} variant="subtle" fullWidth>
        Cancel
      </Button>
      <p className={classes.terms}>
        <IconLock size={14} stroke={1.8} aria-hidden="true" />
        Nothing is charged today. You can cancel at any time.
      </p>
    </form>
  )
}
