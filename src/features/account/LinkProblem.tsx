import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { ErrorView } from '../../ui/ErrorView.tsx'
import { Brand } from '../../ui/Mark.tsx'
import classes from './LinkProblem.module.css'

/** A mailed link that does not lead on: what is wrong with it, and the way to the login, as there is no sidebar here. */
export function LinkProblem({ message, onReload }: { message: string; onReload(): void }) {
  return (
    <div className={classes.screen}>
      <header className={classes.brand}>
        <Brand large />
      </header>
      <main className={classes.main}>
        <ErrorView fullScreen message={message} onReload={onReload} />
        <p className={classes.foot}>
          <Anchor component={Link} to={paths.login()}>
            Go back to login
          </Anchor>
        </p>
      </main>
    </div>
  )
}
