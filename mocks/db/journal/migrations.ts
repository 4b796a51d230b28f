import { z } from 'zod'
import { Email } from '../../../src/contract/fields/fields.ts'

/** The endpoint of an entry that does nothing any more; its number stays taken, since ids and chance derive from numbers. */
export const SKIPPED = 'control.skipped'

interface Entry {
  endpoint: string
  input: unknown
}

/** What makes the entries of a version such that the next version can replay them. */
export const migrations: Partial<Record<number, (entry: Entry) => Entry>> = { 2: onlyToAddresses }

const Addressed = z.looseObject({ body: z.looseObject({ email: z.string() }) })

/** Up to version 2 a sign-up took any text, without the spaces around it. No entry depends on a mail to what is no address. */
function onlyToAddresses({ endpoint, input }: Entry): Entry {
  if (endpoint !== 'account.register' && endpoint !== 'users.invite') return { endpoint, input }
  const given = Addressed.safeParse(input).data
  const email = Email.safeParse(given?.body.email.trim()).data
  if (!given || email === undefined) return { endpoint: SKIPPED, input: { endpoint, input } }
  return { endpoint, input: { ...given, body: { ...given.body, email } } }
}
