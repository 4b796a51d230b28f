import { contract } from '../../../src/contract/index.ts'
import { isWrite, type Endpoint } from '../../../src/contract/endpoint/endpoint.ts'
import type { KeptState } from '../../calls/copies/state.ts'
import type { Control } from '../../control.ts'
import { headerOf, type RecordedCall } from '../../har/call.ts'
import { withoutSecrets } from '../../share/secrets.ts'
import { claimOf } from '../session/cookies.ts'

/** Replies name their time to the second. */
const SECOND = 1000

const writes = new Set(
  Object.values(contract)
    .flatMap((area): Endpoint[] => Object.values(area))
    .filter(isWrite)
    .map(({ id }) => id),
)

/**
 * The state of the model before a call: its journal up to there. A write is found in the journal; of a read only the
 * second is known.
 *
 * @param earlier the calls before it, whose replies say how late it was
 */
export async function stateBefore(
  control: Pick<Control, 'exportJournal'>,
  call: RecordedCall,
  earlier: readonly RecordedCall[],
): Promise<KeptState> {
  const { head, entries, now } = await control.exportJournal()
  const token = (headerOf(call.requestHeaders, 'authorization') ?? '').replace(/^bearer\s+/i, '')
  const person = textClaim(token, 'sub')
  const mail = textClaim(token, 'mail')
  const at = timeOf(call) ?? earlier.map(timeOf).findLast((time) => time !== null) ?? now
  const isNear = (time: number) => time >= at && time < at + SECOND
  const isWriting = call.operation !== null && writes.has(call.operation)
  const own = isWriting
    ? entries.findLastIndex(
        (entry) => entry.endpoint === call.operation && isNear(entry.at) && (entry.by === null || entry.by === person),
      )
    : -1
  const before = own >= 0 ? entries.slice(0, own) : entries.filter((entry) => entry.at < at + SECOND)
  const reached = own >= 0 ? (entries[own]?.at ?? at) : Math.max(at, before.at(-1)?.at ?? 0)
  const { entries: kept, hidden } = withoutSecrets(before)
  return {
    seed: head.seed,
    journal: { head, entries: kept, now: reached },
    person: mail === null ? person : null,
    mail,
    isExact: hidden === 0 && (own >= 0 || !before.some((entry) => isNear(entry.at))),
  }
}

function timeOf({ replyHeaders }: RecordedCall): number | null {
  const time = Date.parse(headerOf(replyHeaders, 'date') ?? '')
  return Number.isNaN(time) ? null : time
}

function textClaim(token: string, name: string): string | null {
  const claim = claimOf(token, name)
  return typeof claim === 'string' ? claim : null
}
