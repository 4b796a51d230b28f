import { createStore } from 'zustand/vanilla'
import type { Desk } from './desk.ts'

/** The desk of this tab, once its stage is open. */
export const localDesk = createStore<{ desk: Desk | null }>(() => ({ desk: null }))
