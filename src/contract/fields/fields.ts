import { z } from 'zod'

/** Strings hold at most this many characters (docs/contract.md#limits). */
export const TEXT_MAX = 10_000

export const Text = z.string().max(TEXT_MAX)
export const Id = z
  .string()
  .min(1)
  .max(200)
  .meta({ description: 'Opaque; the client never parses it.', examples: ['8v1t7k3q9d6hwr5x0c2m'] })
export const TenantId = Id.meta({ description: 'The club id.', examples: ['325xdjvn60whsp3t4tcg'] })
export const Timestamp = z.iso
  .datetime()
  .meta({ description: 'ISO 8601 in UTC.', examples: ['2026-01-15T09:00:00.000Z'] })
export const Day = z.iso.date().meta({ description: '`YYYY-MM-DD`.', examples: ['1988-04-23'] })
/** An e-mail address, wherever one is taken or told: what `format: email` of JSON schema stands for here. */
export const Email = z
  .email({ error: 'Must be an e-mail address.' })
  .max(TEXT_MAX, { error: `Must have at most ${TEXT_MAX.toLocaleString('en-GB')} characters.` })
/** A password as it is given: no rule but that there is one (docs/contract.md#passwords). */
export const Password = Text.min(1, { error: 'Must not be empty.' }).meta({
  description: 'One character or more.',
  examples: ['correct horse battery'],
})

/** A text with what the document says of it. */
export const text = (description: string, example: string) => Text.meta({ description, examples: [example] })

/** A text that has at least one character. */
export const filledText = (description: string, example: string) =>
  Text.min(1, { error: 'Must not be empty.' }).meta({ description, examples: [example] })

/** A text that may be missing: null in replies; in requests null clears. */
export const optionalText = (description: string, example: string) =>
  Text.nullable().meta({ description, examples: [example] })

/** The answer of an operation that has nothing to say. */
export const Empty = z.strictObject({}).meta({ id: 'Empty', description: 'Nothing to say beyond the status.' })

/** The parameters of every path of a club, and of the paths of one row of it. */
export const tenantParams = z.object({ tenant: TenantId })
export const rowParams = tenantParams.extend({ id: Id })
