import type { Handlers } from '../http/handler.ts'
import { account } from './account.ts'
import { club } from './club.ts'
import { fanProfiles } from './fans.ts'
import { home } from './home.ts'
import { system } from './system.ts'

/** Every operation of the contract, modelled. */
export const handlers: Handlers = { account, club, fanProfiles, home, system }
