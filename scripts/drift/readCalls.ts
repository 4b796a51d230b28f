import { createParser } from 'eventsource-parser'
import { z } from 'zod'
import { headerOf, type HeaderLine, type RecordedCall, type RecordedEvent } from '../../mocks/har/call.ts'
import { pathBelow } from '../../mocks/har/findOperation.ts'

const Headers = z.array(z.looseObject({ name: z.string(), value: z.string().nullish() })).nullish()

/**
 * What is needed of an entry. Tools differ in the rest: Firefox writes no sizes, Charles no `redirectURL`, and what a
 * browser has cached has no times.
 */
const Entry = z.looseObject({
  startedDateTime: z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'is no time'),
  time: z.number().nullish(),
  request: z.looseObject({
    method: z.string(),
    url: z.string(),
    headers: Headers,
    bodySize: z.number().nullish(),
    postData: z.looseObject({ text: z.string().nullish() }).nullish(),
  }),
  response: z.looseObject({
    status: z.int().nullish(),
    headers: Headers,
    content: z
      .looseObject({
        size: z.number().nullish(),
        mimeType: z.string().nullish(),
        text: z.string().nullish(),
        encoding: z.string().nullish(),
      })
      .nullish(),
  }),
  _operation: z.string().optional(),
  _error: z.string().optional(),
  _open: z.boolean().optional(),
  _cut: z.boolean().optional(),
  _fault: z.boolean().optional(),
})
type Entry = z.infer<typeof Entry>

const File = z.looseObject({ log: z.looseObject({ entries: z.array(z.unknown()) }) })
const Address = z.looseObject({ request: z.looseObject({ url: z.string() }) })

/** An entry of a call to the API that cannot be judged. */
export interface UnreadEntry {
  /** Its number in the file, from 1. */
  entry: number
  url: string
  /** The first place that is wrong. */
  why: string
}

export interface ReadCalls {
  calls: RecordedCall[]
  unread: UnreadEntry[]
  /** The number of entries that are not below the base. */
  others: number
}

/**
 * Reads the calls of a HAR file, of a browser, a proxy, the mock or the inspector. Throws a sentence if it is none.
 *
 * @param base the path or the address of the API; entries of other addresses are not looked at
 */
export function readCalls(text: string, base: string): ReadCalls {
  const found: ReadCalls = { calls: [], unread: [], others: 0 }
  for (const [at, value] of entriesIn(text).entries()) {
    const url = Address.safeParse(value).data?.request.url ?? ''
    if (!URL.canParse(url) || pathBelow(url, base) === null) {
      found.others++
      continue
    }
    const { data: entry, error } = Entry.safeParse(value)
    if (entry) found.calls.push(callOf(entry, at))
    else found.unread.push({ entry: at + 1, url, why: placeOf(error) })
  }
  return found
}

const placeOf = ({ issues: [issue] }: z.ZodError) => `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`

function entriesIn(text: string): unknown[] {
  let json: unknown
  try {
    // Fiddler writes a byte order mark.
    json = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new Error('It is not JSON.')
  }
  const { data, error } = File.safeParse(json)
  if (!data) throw new Error(`It is not HAR 1.2: ${placeOf(error)}`)
  return data.log.entries
}

function callOf(entry: Entry, at: number): RecordedCall {
  const { request, response, time, _operation: operation, _open: open, _error: error, _cut: cut, _fault: fault } = entry
  const { status, content } = response
  const replyHeaders = linesOf(response.headers)
  const body = textOf(content)
  const isStream = (content?.mimeType ?? headerOf(replyHeaders, 'content-type') ?? '').startsWith('text/event-stream')
  return {
    id: String(at),
    operation: operation ?? null,
    method: request.method.toUpperCase(),
    url: request.url,
    startedAt: Date.parse(entry.startedDateTime),
    time: open === true ? null : Math.max(0, time ?? 0),
    screen: null,
    page: null,
    requestHeaders: linesOf(request.headers),
    requestBody: request.postData?.text ?? null,
    requestSize: Math.max(0, request.bodySize ?? 0),
    // Browsers write 0 or -1 for a call that got no answer.
    status: status !== null && status !== undefined && status > 0 ? status : null,
    replyHeaders,
    replyBody: isStream ? null : body,
    // Without a text the body may have been lost: a page that goes away takes it along.
    replySize:
      body === null && headerOf(replyHeaders, 'content-length') !== '0'
        ? -1
        : Math.max(0, content?.size ?? body?.length ?? 0),
    failure: isStream ? null : (error ?? null),
    // A browser leaves out the text of a stream, and nobody keeps a long one whole.
    ...(isStream && { events: eventsIn(body ?? ''), isCut: body === null || cut === true }),
    byFault: fault === true,
  }
}

const linesOf = (headers: z.infer<typeof Headers>): HeaderLine[] =>
  (headers ?? []).map(({ name, value }) => [name.toLowerCase(), value ?? ''])

function textOf(content: Entry['response']['content']): string | null {
  const { text, encoding } = content ?? {}
  if (text === undefined || text === null) return null
  return encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text
}

/** The events in the text of a stream. A file does not say when they came. */
export function eventsIn(text: string, at = 0): RecordedEvent[] {
  const events: RecordedEvent[] = []
  const parser = createParser({
    onEvent: ({ id, event, data }) => void events.push({ at, id: id ?? null, type: event ?? 'message', data }),
  })
  parser.feed(text)
  return events
}
