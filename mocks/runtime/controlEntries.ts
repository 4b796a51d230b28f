import { z } from '../../src/contract/zod.ts'
import { LiveEvent } from '../../src/contract/endpoint/events.ts'
import { BillingPlan } from '../../src/contract/fields/user.ts'
import { subscribe } from '../handlers/club/billing.ts'
import { sourceOfWrite } from '../db/random/ids.ts'
import type { State } from './state.ts'

interface ControlEntry<Input extends z.ZodType> {
  /** The input as the journal stores it. */
  input: Input
  apply(state: State, seq: number, input: z.output<Input>): Promise<void> | void
}

/** Types the input of `apply` by the schema. */
const controlEntry = <Input extends z.ZodType>(entry: ControlEntry<Input>) => ({
  input: entry.input,
  apply: (state: State, seq: number, input: unknown) => entry.apply(state, seq, entry.input.parse(input)),
})

/** The calls of the control API that change the state, by their name in the journal. */
export const controlEntries = {
  'control.emit': controlEntry({
    input: LiveEvent.omit({ at: true }),
    apply: ({ bus }, _seq, { type, tenant, id }) => bus.emit(type, tenant, id),
  }),
  'control.expireAccessTokens': controlEntry({
    input: z.unknown(),
    apply({ db }) {
      db.accessGeneration++
    },
  }),
  'control.subscribe': controlEntry({
    input: z.object({ tenant: z.string(), plan: BillingPlan }),
    async apply(state, seq, { tenant, plan }) {
      const customer = `cus_${state.context(sourceOfWrite(seq)).newId().slice(0, 14)}`
      await subscribe(state.db, tenant, plan, customer)
    },
  }),
}

export type ControlEntryName = keyof typeof controlEntries

export function isControlEntry(endpoint: string): endpoint is ControlEntryName {
  return Object.hasOwn(controlEntries, endpoint)
}

/** Applies a call of the control API, when it is made and again when its entry is replayed. */
export async function applyControlEntry(state: State, seq: number, name: ControlEntryName, input: unknown) {
  await controlEntries[name].apply(state, seq, input)
}
