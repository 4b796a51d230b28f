import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { BusyButton } from '../../../ui/controls/buttons/BusyButton.tsx'
import { FormBanner } from '../../../ui/Form/Form.tsx'
import type { Submission } from '../../../ui/Form/useSubmit.ts'
import { PublicHeading } from '../parts/PublicHeading.tsx'
import { accessWords } from '../words.ts'
import { joinWords } from '../signUp/words.ts'
import classes from '../parts/EmailRequest.module.css'

export interface SignInAgainProps {
  email: string
  signIn: Pick<Submission, 'busy' | 'banner' | 'setBanner'>
  onRetry(): void
}

/** The account exists, but the sign-in failed. The previous form cannot be submitted again. */
export function SignInAgain({ email, signIn, onRetry }: SignInAgainProps) {
  return (
    <>
      <PublicHeading
        focused
        title={joinWords.ready.title}
        lead={
          <>
            {joinWords.ready.lead.before}
            <strong>{email}</strong>
            {joinWords.ready.lead.after}
          </>
        }
      />
      <FormBanner submission={signIn} />
      <BusyButton size="md" fullWidth busy={signIn.busy} onClick={onRetry}>
        {joinWords.ready.retry}
      </BusyButton>
      <p className={classes.foot}>
        <Anchor component={Link} to={paths.login()}>
          {accessWords.toLogin}
        </Anchor>
      </p>
    </>
  )
}
