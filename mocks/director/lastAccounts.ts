import { localMemory } from '../../src/storage.ts'
import { accounts, type DemoAccount } from '../seed/scenarios/accounts.ts'

const KEY = 'touchline-accounts'

/**
 * The accounts that the demo listed last in this browser, which are there before its server answers; the usual ones at
 * first.
 */
export function readLastAccounts(): readonly DemoAccount[] {
  try {
    const stored: unknown = JSON.parse(localMemory().getItem(KEY) ?? 'null')
    // Only `storeLastAccounts` writes this key.
    return Array.isArray(stored) ? (stored as readonly DemoAccount[]) : accounts
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
