import { z } from '../../src/contract/zod.ts'
import { isWrite, type Endpoint } from '../../src/contract/endpoint/endpoint.ts'
import { endpoints } from '../../src/contract/index.ts'
import { applyControlEntry, isControlEntry } from './controlEntries.ts'
import type { Database } from '../db/database.ts'
import type { JournalEntry } from '../db/journal/journal.ts'
import { Claims } from '../db/tokens.ts'
import type { AnyCaller, AnyInput, Call } from '../http/handler.ts'
import { sourceOfWrite } from '../db/random/ids.ts'
import type { State } from './state.ts'

type JournalInput = AnyInput & { claims: Claims | null }

/** The input of a write as the journal keeps it; `replayEntry` reads it. */
export function journalInput({ input, caller }: Call): JournalInput {
  return { ...input, claims: caller?.claims ?? null }
}

/** The journal keeps no headers. */
const noHeaders = new Headers()

/** Repeats the write of a journal entry, at its own time. Throws, with a reason for the user, if that is impossible. */
export async function replayEntry(state: State, { seq, at, endpoint: id, input }: JournalEntry) {
  await state.clock.advanceTo(at)
  if (isControlEntry(id)) return applyControlEntry(state, seq, id, input)
  if (id.startsWith('control.')) throw new Error(`no control entry "${id}"`)
  const endpoint = endpoints.find((known) => known.id === id)
  if (!endpoint || !isWrite(endpoint)) throw new Error(`entry ${seq} is not a write: ${id}`)
  const { claims, ...parsed } = readInput(endpoint, input, seq)
  const call = { endpoint, input: parsed, caller: callerOf(state.db, claims), headers: noHeaders }
  await state.run(sourceOfWrite(seq), call)
}

const Replayable = z.object({
  params: z.unknown().optional(),
  query: z.unknown().optional(),
  body: z.unknown().optional(),
  file: z.string().optional(),
  claims: Claims.nullable(),
})

/** Checks the input of an entry against the schemas of its operation; throws if it does not match. */
function readInput(endpoint: Endpoint, input: unknown, seq: number): JournalInput {
  const mismatch = () => new Error(`entry ${seq} does not fit ${endpoint.id}`)
  const given = Replayable.safeParse(input).data
  if (!given) throw mismatch()
  const parse = (schema: z.ZodType | undefined, value: unknown) => {
    const parsed = schema?.safeParse(value)
    if (parsed && !parsed.success) throw mismatch()
    return parsed?.data
  }
  return {
    params: parse(endpoint.params, given.params) ?? {},
    query: parse(endpoint.query, given.query) ?? {},
    body: parse(endpoint.body, given.body),
    ...(given.file !== undefined && { file: given.file }),
    claims: given.claims,
  }
}

function callerOf(db: Database, claims: Claims | null): AnyCaller {
  const user = claims && db.users.findFirst((q) => q.where({ id: claims.sub }))
  return claims && (user ? { claims, user } : { claims })
}
