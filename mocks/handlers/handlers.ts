import type { Handlers, TaskHandlers } from '../http/handler.ts'
import { account } from './account.ts'
import { club } from './club.ts'
import { fanProfiles, fanTasks } from './fans.ts'
import { home } from './home.ts'
import { system } from './system.ts'

/** Every operation of the contract, modelled. */
export const handlers: Handlers = { account, club, fanProfiles, home, system }

/** What happens by itself, by the kind of the task. */
export const taskHandlers: TaskHandlers = { ...fanTasks }
