import * as account from './account.ts'
import * as club from './club.ts'
import type { Endpoint } from './endpoint.ts'
import { fanProfiles } from './fans.ts'
import * as home from './home.ts'
import * as system from './system.ts'

/** The registry: every operation of the product, once, as `contract.area.verb`. */
export const contract = {
  account: { login: account.login, refresh: account.refresh, me: account.me },
  club: { get: club.get },
  system: { countries: system.countries, sports: system.sports, sse: system.sse },
  home: { stats: home.stats },
  fanProfiles,
} satisfies Record<string, Record<string, Endpoint>>

export type Contract = typeof contract

/** Every operation as a list, in the order of the registry. */
export const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((area): Endpoint[] => Object.values(area))
