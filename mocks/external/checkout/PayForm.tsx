import { Button, TextInput } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { SyntheticEvent } from 'react'
import { useBusyAction } from '../../director/parts/actions/useBusyAction.ts'
import { billingPage } from '../paylane/PaylanePage.tsx'
import { payWords } from '../paylane/words.ts'
import classes from './Checkout.module.css'

export interface PayFormProps {
  email: string
  /** Starts the trial; rejects if that fails. */
  onStart(): Promise<void>
}

/**
 * The form for e-mail and card. Its input is never sent. Autocomplete is off for the card fields, so that the browser
 * does not show a presenter's own cards on a projector.
 */
export function PayForm({ email, onStart }: PayFormProps) {
  const { busy, failure, run } = useBusyAction({ leaves: true })

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    void run(onStart)
  }

  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      <h2>{payWords.contact}</h2>
      <TextInput type="email" label={payWords.email} defaultValue={email} autoComplete="email" />
      <fieldset className={classes.card}>
        <legend>{payWords.card}</legend>
        <p>{payWords.optional}</p>
        <TextInput label={payWords.number} placeholder="1234 1234 1234 1234" inputMode="numeric" autoComplete="off" />
        <div className={classes.pair}>
          <TextInput
            label={payWords.expires}
            placeholder={payWords.expiresFormat}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextInput label={payWords.code} placeholder={payWords.codeFormat} inputMode="numeric" autoComplete="off" />
        </div>
        <TextInput label={payWords.holder} autoComplete="off" />
      </fieldset>
      {failure !== null && (
        <p role="alert" className={classes.failed}>
          {payWords.failed}
        </p>
      )}
      <Button type="submit" fullWidth loading={busy !== null}>
        {payWords.submit}
      </Button>
      <Button component="a" href={billingPage} variant="subtle" fullWidth>
        {payWords.cancel}
      </Button>
      <p className={classes.terms}>
        <IconLock size={14} stroke={1.8} aria-hidden="true" />
        {payWords.terms}
      </p>
    </form>
  )
}
