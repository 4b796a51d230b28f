import { Anchor, Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Banner, type BannerMessage } from '../../ui/Banner.tsx'
import { PublicHeading } from './PublicHeading.tsx'
import classes from './EmailRequest.module.css'

export interface SignInAgainProps {
  email: string
  banner: BannerMessage | null
  onClear(): void
  busy: boolean
  onAgain(): void
}

/** The account is there, but signing in to it has failed; the form before it cannot be sent a second time. */
export function SignInAgain({ email, banner, onClear, busy, onAgain }: SignInAgainProps) {
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
      <Banner message={banner} onClear={onClear} />
      <Button size="md" fullWidth loading={busy} onClick={onAgain}>
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
