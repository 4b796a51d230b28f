import { JOURNAL_VERSION, type JournalEntry } from '../db/journal/journal.ts'
import { calm } from '../faults/calm.ts'
import { readClubData } from '../seed/prospect/clubData.ts'
import { isScenario, PROSPECT } from '../seed/scenarios/scenarios.ts'
import { fromBase64Url, inflate } from './compress.ts'
import { checksumOf, HEAD_BYTES, LINK_VERSION, SPAN_MAX } from './encodeShare.ts'
import { readPage } from './readPage.ts'
import { Payload, type CompactEntry, type Share } from './share.ts'

/** The longest text of a link that is read, in characters. */
const TEXT_MAX = 64_000
/** What a link may become when it is decompressed, in bytes. */
const PAYLOAD_MAX = 1024 * 1024

/** Why a link cannot be opened, as a sentence for the person who opens it. */
export class LinkRefused extends Error {
  override name = 'LinkRefused'
}

const DAMAGED = 'This link is damaged: a part of it is missing or was changed. Ask for it again.'
const OTHER_VERSION = 'This link was made by another version of the demo. Ask for a new one.'

/**
 * Reads the text of a link. Whatever it holds is checked: it is data from somebody else. Throws `LinkRefused` for a
 * link that is cut off, changed, too large or of another version.
 */
export async function decodeShare(text: unknown): Promise<Share> {
  if (typeof text !== 'string' || text.length > TEXT_MAX) throw new LinkRefused(DAMAGED)
  const bytes = fromBase64Url(text)
  if (!bytes || bytes.length <= HEAD_BYTES) throw new LinkRefused(DAMAGED)
  if (bytes[0] !== LINK_VERSION) throw new LinkRefused(OTHER_VERSION)
  const content = bytes.slice(HEAD_BYTES)
  if (checksumOf(content).some((byte, index) => byte !== bytes[index + 1])) throw new LinkRefused(DAMAGED)
  const payload = await readPayload(content)
  if (payload.j !== JOURNAL_VERSION) throw new LinkRefused(OTHER_VERSION)
  return shareOf(payload)
}

async function readPayload(content: Uint8Array<ArrayBuffer>): Promise<Payload> {
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(await inflate(content, PAYLOAD_MAX))
    return Payload.parse(JSON.parse(json))
  } catch {
    throw new LinkRefused(DAMAGED)
  }
}

function shareOf({ s, d, a, n, x, c, t, e, f, u, p, l }: Payload): Share {
  const page = p === undefined ? null : readPage(p)
  if (!isScenario(s) || (c && s !== PROSPECT) || n > SPAN_MAX || (p !== undefined && page === null))
    throw new LinkRefused(DAMAGED)
  try {
    let at = a
    const entries = e.map((entry, index): JournalEntry => {
      at += entry[0]
      return { seq: index + 1, at, ...expand(entry, t) }
    })
    if (at > a + n) throw new Error('an entry lies in the future')
    return {
      journal: {
        head: {
          version: JOURNAL_VERSION,
          scenario: s,
          seed: d,
          anchor: a,
          openedAt: a,
          advanced: n,
          life: 1,
          ...(x !== undefined && { speed: x }),
          ...(c && { club: readClubData(c) }),
        },
        entries,
        now: a + n,
      },
      conditions: f ?? calm,
      person: u ?? null,
      page,
      leaveBehind: l === 1,
    }
  } catch {
    throw new LinkRefused(DAMAGED)
  }
}

function expand(entry: CompactEntry, table: Payload['t']): Pick<JournalEntry, 'by' | 'endpoint' | 'input'> {
  const [, endpoint, params, query, body, file, number] = entry
  if (endpoint.startsWith('control.')) {
    if (entry.length !== 3) throw new Error('a call of control has one input')
    return { by: null, endpoint, input: params }
  }
  if (number === undefined) throw new Error('an operation has five inputs')
  const claims = number === -1 ? null : table[number]
  if (claims === undefined) throw new Error('nobody has written this')
  const input = {
    params: params ?? undefined,
    query: query ?? undefined,
    body: body ?? undefined,
    ...(typeof file === 'string' && { file }),
    claims,
  }
  return { by: claims?.sub ?? null, endpoint, input }
}
