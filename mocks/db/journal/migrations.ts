import { z } from '../../../src/contract/zod.ts'
import { Email } from '../../../src/contract/fields/fields.ts'

/**
 * The endpoint of an entry without effect. The entry keeps its number, because ids and randomness derive from entry
 * numbers.
 */
export const SKIPPED = 'control.skipped'

interface Entry {
  endpoint: string
  input: unknown
}

/**
 * By version: converts an entry so that the next version can replay it. Throws, with a reason for the user, if that is
 * impossible.
 */
export const migrations: Partial<Record<number, (entry: Entry) => Entry>> = {
  2: skipInvalidAddresses,
  3: refuseSeededRows,
  4: refuseSeededRows,
}

const Addressed = z.looseObject({ body: z.looseObject({ email: z.string() }) })

/**
 * Up to version 2, a sign-up accepted any trimmed text. No later entry depends on a mail to an invalid address, so it
 * is skipped.
 */
function skipInvalidAddresses({ endpoint, input }: Entry): Entry {
  if (endpoint !== 'account.register' && endpoint !== 'users.invite') return { endpoint, input }
  const given = Addressed.safeParse(input).data
  const email = Email.safeParse(given?.body.email.trim()).data
  if (!given || email === undefined) return { endpoint: SKIPPED, input: { endpoint, input } }
  return { endpoint, input: { ...given, body: { ...given.body, email } } }
}

const ofSeededRows = new Set([
  'fans.update',
  'fans.remove',
  'fans.upload',
  'fanProfiles.update',
  'memberships.update',
  'memberships.remove',
  'memberships.upload',
])

/**
 * Versions 4 and 5 have other fans or memberships. An entry that names one of them, or an e-mail of the seed, has lost
 * its row.
 */
function refuseSeededRows(entry: Entry): Entry {
  if (ofSeededRows.has(entry.endpoint))
    throw new Error('they change fans or memberships that this version does not have')
  return entry
}
