import { useEffect, useState } from 'react'
import type { Control } from '../control.ts'
import type { DemoAccount } from '../seed/scenarios/accounts.ts'
import classes from './AccountList.module.css'
import { readLastAccounts, storeLastAccounts } from './lastAccounts.ts'
import { pollWhileVisible } from './pollWhileVisible.ts'
import { accountListWords } from './words.ts'

interface AccountListProps {
  control: Control
  onPick(credentials: { email: string; password: string }): void
}

/** Lists the demo's accounts below the login form. A click signs in. */
export function AccountList({ control, onPick }: AccountListProps) {
  const [accounts, setAccounts] = useState(readLastAccounts)
  // Another scenario may be loaded while this is shown, and a page without a session gets no event about it.
  useEffect(
    () =>
      pollWhileVisible(control.info, ({ accounts: found }) => {
        storeLastAccounts(found)
        setAccounts((known) => (isSame(known, found) ? known : found))
      }),
    [control],
  )
  return (
    <section className={classes.accounts} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{accountListWords.title}</h2>
      <ul>
        {accounts.map(({ email, password, name, note, club }) => (
          <li key={email}>
            <button type="button" onClick={() => onPick({ email, password })}>
              <span className={classes.who}>
                <b>{name}</b> {note} · <bdi>{club}</bdi>
              </span>
              <span className={classes.fill}>{accountListWords.signIn}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const isSame = (known: readonly DemoAccount[], found: readonly DemoAccount[]) =>
  JSON.stringify(known) === JSON.stringify(found)
