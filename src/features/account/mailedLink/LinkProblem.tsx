import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { ErrorView } from '../../../ui/feedback/ErrorView.tsx'
import { Brand } from '../../../ui/brand/Mark.tsx'
import classes from './LinkProblem.module.css'

interface LinkProblemProps {
  purpose: 'signup' | 'invitation'
  message: string
  onReload(): void
}

/** The error screen of a mailed link. It links to the login, since there is no sidebar here. */
export function LinkProblem({ purpose, message, onReload }: LinkProblemProps) {
  return (
    <div className={classes.screen}>
      <header className={classes.brand}>
        <Brand large />
      </header>
      <main className={classes.main}>
        <ErrorView fullScreen message={message} onReload={onReload} />
        <p className={classes.foot}>
          {purpose === 'signup' && (
            <>
              <Anchor component={Link} to={paths.register()}>
                Sign up again
              </Anchor>
              {' · '}
            </>
          )}
          <Anchor component={Link} to={paths.login()}>
            Go back to login
          </Anchor>
        </p>
      </main>
    </div>
  )
}
