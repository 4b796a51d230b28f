import { z } from 'zod'
import { LiveEvent } from '../../src/contract/endpoint/events.ts'
import { BillingPlan } from '../../src/contract/fields/user.ts'
import { SKIPPED } from '../db/journal/migrations.ts'
import { subscribe } from '../handlers/club/billing.ts'
import { sourceOfWrite, type State } from './state.ts'

const Subscribed = z.object({ tenant: z.string(), plan: BillingPlan })

/** The calls of the control API that change the state, by their name in the journal. */
const controlEntries = {
  'control.emit'({ bus }, _seq, input) {
    const { type, tenant, id } = LiveEvent.omit({ at: true }).parse(input)
    bus.emit(type, tenant, id)
  },
  'control.expireAccessTokens'({ db }) {
    db.accessGeneration++
  },
  async 'control.subscribe'(state, seq, input) {
    const { tenant, plan } = Subscribed.parse(input)
    const customer = `cus_${state.context(sourceOfWrite(seq)).newId().slice(0, 14)}`
    await subscribe(state.db, tenant, plan, customer)
  },
  [SKIPPED]() {},
} satisfies Record<string, (state: State, seq: number, input: unknown) => Promise<void> | void>

export type ControlEntryName = keyof typeof controlEntries

export function isControlEntry(endpoint: string): endpoint is ControlEntryName {
  return Object.hasOwn(controlEntries, endpoint)
}

/** Applies a call of the control API, when it is made and again when its entry is replayed. */
export async function applyControlEntry(state: State, seq: number, name: ControlEntryName, input: unknown) {
  await controlEntries[name](state, seq, input)
}
