import { accounts } from '../seed/scenarios/scenarios.ts'
import classes from './AccountList.module.css'

/** Lists the demo's accounts below the login form. A click fills in the credentials. */
export function AccountList({ onPick }: { onPick(credentials: { email: string; password: string }): void }) {
  return (
    <section className={classes.accounts} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">Demo accounts</h2>
      <ul>
        {accounts.map(({ email, password, name, note, club }) => (
          <li key={email}>
            <button type="button" onClick={() => onPick({ email, password })}>
              <span className={classes.who}>
                <b>{name}</b> {note} · {club}
              </span>
              <span className={classes.fill}>Fill in</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
