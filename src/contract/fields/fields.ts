import { z } from '../zod.ts'
import { invisibleError } from './invisible.ts'
import { fieldWords } from './words.ts'

/** Maximum number of characters in a string (docs/contract.md#limits). */
export const TEXT_MAX = 10_000

/** The message of a required text that is empty; users see what to enter instead (`sentenceOf`). */
export const EMPTY = 'Must not be empty.'

/** What the OpenAPI document says about a schema, for its `meta`. */
export const about = (description: string, example: string | number | boolean | null) => ({
  description,
  examples: [example],
})

export const Text = z.string().max(TEXT_MAX)
/** A text with at least one character. */
export const FilledText = Text.min(1, { error: EMPTY })
/** A text or null. In responses null means missing, in requests it clears. */
export const NullableText = Text.nullable()
export const Id = z.string().min(1).max(200).meta(about('Opaque; the client never parses it.', '8v1t7k3q9d6hwr5x0c2m'))
export const TenantId = Id.meta(about('The club id.', '325xdjvn60whsp3t4tcg'))
export const Timestamp = z.iso.datetime().meta(about('ISO 8601 in UTC.', '2026-01-15T09:00:00.000Z'))
export const Day = z.iso.date().meta(about('`YYYY-MM-DD`.', '1988-04-23'))
/**
 * What an e-mail address looks like: a subset of `format: email` that every validator agrees on, without lookaheads,
 * which not all of them can read (docs/contract.md#e-mail-addresses).
 */
const EMAIL = /^[A-Za-z0-9_'+-]+(\.[A-Za-z0-9_'+-]+)*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/

/** An e-mail address in requests and responses. It defines `format: email` and the pattern of the JSON schema. */
export const Email = z
  .email({ error: ({ input }) => invisibleError(String(input)) ?? fieldWords.email, pattern: EMAIL })
  .max(TEXT_MAX, { error: () => fieldWords.tooLong(TEXT_MAX) })
/** A password. The only rule is that it is not empty (docs/contract.md#passwords). */
export const Password = FilledText.meta(about('One character or more.', 'correct horse battery'))

/** The body of an operation whose status says everything. */
export const Empty = z.strictObject({}).meta({ id: 'Empty', description: 'Empty; the status is the answer.' })

/** The parameters of a club's paths, and of the paths of one of its rows. */
export const tenantParams = z.object({ tenant: TenantId })
export const rowParams = tenantParams.extend({ id: Id })
