import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { BusyButton } from '../../../ui/controls/buttons/BusyButton.tsx'
import { unlessSecondClick } from '../../../ui/controls/buttons/doubleClick.ts'
import { FormBanner } from '../../../ui/Form/Form.tsx'
import type { Submission } from '../../../ui/Form/useSubmit.ts'
import { PublicHeading } from './PublicHeading.tsx'
import { accessWords, inboxWords } from '../words.ts'
import classes from './EmailRequest.module.css'

export interface CheckInboxProps {
  /** What was sent, and to whom. */
  children: ReactNode
  request: Pick<Submission, 'busy' | 'banner' | 'setBanner'>
  onResend(): void
}

/** The screen after a request that the server answers by mail (docs/product/account.md#sign-up-request). */
export function CheckInbox({ children, request, onResend }: CheckInboxProps) {
  return (
    <>
      <PublicHeading focused title={inboxWords.title} lead={children} />
      <FormBanner submission={request} />
      <p className={classes.nothing}>{inboxWords.nothing}</p>
      <BusyButton variant="default" size="md" fullWidth busy={request.busy} onClick={unlessSecondClick(onResend)}>
        {inboxWords.resend}
      </BusyButton>
      <p className={classes.foot}>
        <Anchor component={Link} to={paths.login()}>
          {accessWords.backToLogin}
        </Anchor>
      </p>
    </>
  )
}
