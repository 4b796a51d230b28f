import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { ErrorView, type WayOut } from '../../../ui/feedback/states/ErrorView.tsx'
import { Brand } from '../../../ui/brand/Mark.tsx'
import { accessWords } from '../words.ts'
import { linkWords } from '../signUp/words.ts'
import classes from './LinkProblem.module.css'

interface LinkProblemProps {
  purpose: 'signup' | 'invitation'
  message: string
  /** The link itself is not valid, so that checking it again cannot help. */
  isInvalid: boolean
  onReload(): void
}

const waysOut: Record<LinkProblemProps['purpose'], WayOut> = {
  signup: {
    meaning: linkWords.signup.meaning,
    label: linkWords.signup.action,
    to: paths.register(),
  },
  invitation: {
    meaning: linkWords.invitation.meaning,
    label: accessWords.backToLogin,
    to: paths.login(),
  },
}

/**
 * The error screen of a mailed link (docs/product/account.md#invitation). There is no sidebar here, so it links to the
 * login.
 */
export function LinkProblem({ purpose, message, isInvalid, onReload }: LinkProblemProps) {
  const wayOut = isInvalid ? waysOut[purpose] : null
  return (
    <div className={classes.screen}>
      <header className={classes.brand}>
        <Brand large />
      </header>
      <main className={classes.main}>
        <ErrorView fullScreen message={message} onReload={onReload} wayOut={wayOut} />
        {wayOut?.to !== paths.login() && (
          <p className={classes.foot}>
            <Anchor component={Link} to={paths.login()}>
              {accessWords.backToLogin}
            </Anchor>
          </p>
        )}
      </main>
    </div>
  )
}
