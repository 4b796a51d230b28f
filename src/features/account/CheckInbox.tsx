import { Anchor, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Banner, type BannerMessage } from '../../ui/Banner.tsx'
import { isSecondClick } from '../../ui/doubleClick.ts'
import { PublicHeading } from './PublicHeading.tsx'
import classes from './EmailRequest.module.css'

export interface CheckInboxProps {
  /** What was sent, and to whom. */
  children: ReactNode
  banner: BannerMessage | null
  onClear(): void
  busy: boolean
  onResend(): void
}

/** What follows a request that is answered by mail (docs/product/account.md#sign-up-request). */
export function CheckInbox({ children, banner, onClear, busy, onResend }: CheckInboxProps) {
  return (
    <>
      <PublicHeading focused title="Check your inbox" lead={children} />
      <Banner message={banner} onClear={onClear} />
      <p className={classes.nothing}>Nothing there? Look in the spam folder, or have it sent again.</p>
      <Button
        variant="default"
        size="md"
        fullWidth
        loading={busy}
        onClick={(event) => {
          if (!isSecondClick(event)) onResend()
        }}
      >
        Resend it
      </Button>
      <p className={classes.foot}>
        <Anchor component={Link} to={paths.login()}>
          Go back to login
        </Anchor>
      </p>
    </>
  )
}
