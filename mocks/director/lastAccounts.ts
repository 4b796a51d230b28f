import { z } from 'zod'
import { localMemory } from '../../src/storage.ts'
import { accounts, type DemoAccount } from '../seed/scenarios/scenarios.ts'

const KEY = 'touchline-accounts'

const Accounts = z.array(
  z.object({ email: z.string(), password: z.string(), name: z.string(), note: z.string(), club: z.string() }),
)

/** The accounts that the demo listed last in this browser, which are there before its server answers; the usual ones at first. */
export function readLastAccounts(): readonly DemoAccount[] {
  try {
    return Accounts.safeParse(JSON.parse(localMemory().getItem(KEY) ?? 'null')).data ?? accounts
  } catch {
    return accounts
  }
}

/** Stores the accounts for the next start. A browser without space for them starts without. */
export function storeLastAccounts(listed: readonly DemoAccount[]) {
  try {
    localMemory().setItem(KEY, JSON.stringify(listed))
  } catch {
    // They are loaded again anyway.
  }
}
