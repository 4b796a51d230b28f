import { z } from 'zod'
import { Email } from '../../../src/contract/fields/fields.ts'

/** The endpoint of an entry without effect. The entry keeps its number, because ids and randomness derive from entry numbers. */
export const SKIPPED = 'control.skipped'

interface Entry {
  endpoint: string
  input: unknown
}

/** By version: converts an entry so that the next version can replay it. */
export const migrations: Partial<Record<number, (entry: Entry) => Entry>> = { 2: skipInvalidAddresses }

const Addressed = z.looseObject({ body: z.looseObject({ email: z.string() }) })

/** Up to version 2, a sign-up accepted any trimmed text. No later entry depends on a mail to an invalid address, so it is skipped. */
function skipInvalidAddresses({ endpoint, input }: Entry): Entry {
  if (endpoint !== 'account.register' && endpoint !== 'users.invite') return { endpoint, input }
  const given = Addressed.safeParse(input).data
  const email = Email.safeParse(given?.body.email.trim()).data
  if (!given || email === undefined) return { endpoint: SKIPPED, input: { endpoint, input } }
  return { endpoint, input: { ...given, body: { ...given.body, email } } }
}
