import { z } from '../../src/contract/zod.ts'
import { errorCodes, type ErrorStatus } from '../../src/contract/endpoint/errors.ts'
import { endpoints } from '../../src/contract/index.ts'
import { FAULTS_MAX } from './calm.ts'
import { networkNames } from './networks.ts'
import { isKnownPattern } from './operationPatterns.ts'

/** The longest delay of a fault, in milliseconds. */
export const DELAY_MAX = 60_000

const statusSentence = `must be null, "drop" or one of ${Object.keys(errorCodes).join(', ')}.`
const isErrorStatus = (status: unknown): status is ErrorStatus =>
  typeof status === 'number' && Object.hasOwn(errorCodes, String(status))

const line = (max: number) =>
  z
    .string({ error: 'must be a text.' })
    .refine((text) => text.trim() !== '' && text.length <= max && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), {
      error: `must be one line of 1 to ${max} characters.`,
    })

/** A fault as data: which calls it meets, how often, and what becomes of them. */
export const Fault = z.strictObject(
  {
    id: z
      .string({ error: 'must be a text.' })
      .regex(/^[a-z0-9][a-z0-9._-]{0,79}$/i, { error: 'must be letters, digits, dots and dashes.' }),
    /** What it does, in plain words. */
    title: line(120),
    /** Ids of operations, or patterns: `*`, `fans.*`, `*.list`. The last that matches decides; `!` leaves out. */
    operations: z
      .array(
        z.string({ error: 'must be an operation.' }).refine(isKnownPattern, {
          error: ({ input }) => `is no operation: "${String(input).slice(0, 80)}".`,
        }),
        { error: 'must be a list of operations.' },
      )
      .min(1, { error: 'must name an operation.' })
      .max(40, { error: 'must be at most 40.' }),
    /** The error status that it answers; `drop` for none, as without a network; null if the call is only slower. */
    answer: z.union([z.custom<ErrorStatus>(isErrorStatus, { error: statusSentence }), z.literal('drop'), z.null()], {
      error: statusSentence,
    }),
    /** How much longer the answer takes, in milliseconds. */
    delay: z
      .int({ error: 'must be a whole number of milliseconds.' })
      .min(0, { error: 'must not be negative.' })
      .max(DELAY_MAX, { error: `must be at most ${DELAY_MAX}.` }),
    /** The number of hits after which it ends; null for never. */
    times: z.int({ error: 'must be a whole number, or null.' }).min(1, { error: 'must be at least 1.' }).nullable(),
    /** The share of the calls that it meets, drawn by the seed and the number of the call. */
    probability: z
      .number({ error: 'must be a number above 0, at most 1.' })
      .gt(0, { error: 'must be a number above 0, at most 1.' })
      .max(1, { error: 'must be a number above 0, at most 1.' }),
    /** Only hits of this operation count towards `times`. */
    countedBy: z
      .string()
      .refine((id) => endpoints.some((endpoint) => endpoint.id === id), { error: 'is no operation.' })
      .optional(),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `has no ${issue.keys.join(', ')}.` : 'must be a fault or the id of one.',
  },
)
export type Fault = z.infer<typeof Fault>

/** A fault that is set. `hits`: the calls it has met; `calls`: those it could have met. */
export const ActiveFault = Fault.extend({ hits: z.int().min(0), calls: z.int().min(0) })
export type ActiveFault = z.infer<typeof ActiveFault>

/** The network and the faults between a client and the model, as they are saved and shared. */
export const Conditions = z.strictObject({
  network: z.enum(networkNames),
  /** The delay that `control.latency` adds to every answer, in milliseconds. */
  latency: z.int().min(0),
  /** The calls since the network was set, by which its draws are seeded. */
  calls: z.int().min(0),
  faults: z.array(ActiveFault).max(FAULTS_MAX),
})
export type Conditions = z.infer<typeof Conditions>

/** Called when the network or a fault holds an answer back on purpose, for so many milliseconds of the host's time. */
export type OnHeld = (milliseconds: number) => void
