import { Anchor, Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { FormBanner } from '../../../ui/Form/Form.tsx'
import type { Submission } from '../../../ui/Form/useSubmit.ts'
import { PublicHeading } from '../parts/PublicHeading.tsx'
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
        title="Your account is ready"
        lead={
          <>
            Only signing in as <strong>{email}</strong> has failed.
          </>
        }
      />
      <FormBanner submission={signIn} />
      <Button size="md" fullWidth loading={signIn.busy} onClick={onRetry}>
        Try again
      </Button>
      <p className={classes.foot}>
        <Anchor component={Link} to={paths.login()}>
          Go to login
        </Anchor>
      </p>
    </>
  )
}
