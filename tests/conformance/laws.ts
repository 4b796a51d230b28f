import { account } from './account.ts'
import { club } from './club.ts'
import { events } from './events.ts'
import { every } from './every.ts'
import { fans } from './fans.ts'
import { home } from './home.ts'
import type { Law } from './law.ts'
import { system } from './system.ts'

/** Everything that a server of the contract is judged by. */
export const laws: readonly Law[] = [...account, ...club, ...system, ...home, ...fans, ...events, ...every]
