import { z } from '../../src/contract/zod.ts'
import { Conditions } from '../faults/fault.ts'
import type { JournalExport } from '../db/journal/journal.ts'
import type { ScenarioName } from '../seed/scenarios/scenarios.ts'

/** The longest name of a snapshot. */
export const NAME_MAX = 80
/** The most automatic snapshots that are kept; a new one replaces the oldest. */
export const AUTOMATIC_MAX = 10
/** The most snapshots with a name from a user. */
export const NAMED_MAX = 100
/** The name of the snapshots that the model saves by itself before a change of scenario, and a story at its start. */
export const BEFORE_THE_CALL = 'Before the call'
/** The name of the snapshot of what a link has replaced. */
export const BEFORE_THE_LINK = 'Before the link'

const Name = z
  .string()
  .trim()
  .min(1)
  .max(NAME_MAX)
  .refine((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text))

/** What a list shows of a snapshot; times are ISO 8601 in UTC. */
export const SnapshotInfo = z.strictObject({
  id: z.string(),
  name: Name,
  /** True if the model has saved it by itself. */
  automatic: z.boolean(),
  savedAt: z.string(),
  // Written by the same code that reads it.
  scenario: z.custom<ScenarioName>((name) => typeof name === 'string'),
  club: z.string(),
  /** The time on the model's clock. */
  now: z.string(),
  /** The number of writes. */
  writes: z.int().min(0),
  /** The number of faults that were set. */
  faults: z.int().min(0),
})
export type SnapshotInfo = z.infer<typeof SnapshotInfo>

/** A state of the model: its journal, and what stands between it and its clients. */
export interface SnapshotState {
  journal: JournalExport
  conditions: Conditions
}

const KIND = 'touchline-snapshot'
const VERSION = 1

/** A snapshot as a file. The journal is checked when it is restored. */
export const SnapshotFile = z.strictObject({
  kind: z.literal(KIND),
  version: z.literal(VERSION),
  name: Name,
  journal: z.unknown(),
  conditions: Conditions,
})

/** The text of a file with a snapshot. */
export const toFile = (name: string, { journal, conditions }: SnapshotState): string =>
  JSON.stringify({ kind: KIND, version: VERSION, name, journal, conditions })

/** Reads the text of a file. Throws a sentence if it holds no snapshot of this version. */
export function readFile(text: unknown): z.infer<typeof SnapshotFile> {
  const value = parse(text)
  const version = z.object({ kind: z.literal(KIND), version: z.number() }).safeParse(value).data?.version
  if (version === undefined) throw new Error('this file holds no snapshot of a demo')
  if (version !== VERSION) throw new Error(`this snapshot was saved by another version of the demo (${version})`)
  const parsed = SnapshotFile.safeParse(value)
  if (!parsed.success) throw new Error('this snapshot is damaged')
  return parsed.data
}

function parse(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null
  } catch {
    return null
  }
}

/** Checks a name; throws a sentence for an empty or overlong one. */
export function readName(name: unknown): string {
  const parsed = Name.safeParse(name)
  if (parsed.success) return parsed.data
  throw new Error(`a snapshot's name must be one line of 1 to ${NAME_MAX} characters`)
}
