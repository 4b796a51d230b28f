import { useEffect, useState } from 'react'
import type { Control } from '../control.ts'
import classes from './AccountList.module.css'
import { readLastAccounts, storeLastAccounts } from './lastAccounts.ts'

const INTERVAL_MS = 1000

interface AccountListProps {
  control: Control
  onPick(credentials: { email: string; password: string }): void
}

/** Lists the demo's accounts below the login form. A click fills in the credentials. */
export function AccountList({ control, onPick }: AccountListProps) {
  const [accounts, setAccounts] = useState(readLastAccounts)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isShown = true
    async function load() {
      // The page says what is wrong with the server.
      const info = await control.info().catch(() => null)
      if (!isShown) return
      if (info) {
        storeLastAccounts(info.accounts)
        setAccounts(info.accounts)
      }
      // Another scenario may be loaded meanwhile, which no event tells to somebody who is not signed in.
      timer = setTimeout(() => void load(), INTERVAL_MS)
    }
    void load()
    return () => {
      isShown = false
      clearTimeout(timer)
    }
  }, [control])
  return (
    <section className={classes.accounts} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">Demo accounts</h2>
      <ul>
        {accounts.map(({ email, password, name, note, club }) => (
          <li key={email}>
            <button type="button" onClick={() => onPick({ email, password })}>
              <span className={classes.who}>
                <b>{name}</b> {note} · <bdi>{club}</bdi>
              </span>
              <span className={classes.fill}>Fill in</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
