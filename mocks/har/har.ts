import { z } from '../../src/contract/zod.ts'

/** -1 says that a size is unknown, and some browsers write other negative numbers. */
const Count = z.number()
const NameValue = z.looseObject({ name: z.string(), value: z.string() })
const Cookie = NameValue

const Request = z.looseObject({
  method: z.string(),
  url: z.string(),
  httpVersion: z.string(),
  cookies: z.array(Cookie),
  headers: z.array(NameValue),
  queryString: z.array(NameValue),
  postData: z
    .looseObject({
      mimeType: z.string(),
      text: z.string().optional(),
      params: z.array(z.looseObject({ name: z.string(), value: z.string().optional() })).optional(),
    })
    .optional(),
  headersSize: Count,
  bodySize: Count,
})

const Response = z.looseObject({
  /** 0 or -1 without a reply. */
  status: z.int(),
  statusText: z.string(),
  httpVersion: z.string(),
  cookies: z.array(Cookie),
  headers: z.array(NameValue),
  content: z.looseObject({
    size: Count,
    mimeType: z.string(),
    text: z.string().optional(),
    encoding: z.string().optional(),
  }),
  redirectURL: z.string(),
  headersSize: Count,
  bodySize: Count,
})

/** One call. Names that begin with `_` are our additions, which HAR allows. */
export const HarEntry = z.looseObject({
  startedDateTime: z.iso.datetime({ offset: true }),
  /** Milliseconds from the start to the end of the reply; negative without one. */
  time: z.number(),
  request: Request,
  response: Response,
  cache: z.looseObject({}),
  timings: z.looseObject({ send: Count, wait: Count, receive: Count }),
  comment: z.string().optional(),
  /** The id of the operation in the contract. */
  _operation: z.string().optional(),
  /** The screen that asked. */
  _screen: z.string().optional(),
  /** Why there is no whole reply; browsers write the same name. */
  _error: z.string().optional(),
  /** True for a stream that was still open. */
  _open: z.boolean().optional(),
  /** True for a stream of which earlier events were not kept. */
  _cut: z.boolean().optional(),
  /** True if the demo's network or a fault of it has answered or held the call back. */
  _fault: z.boolean().optional(),
})
export type HarEntry = z.infer<typeof HarEntry>

/**
 * An HTTP archive, version 1.2, as browsers write and read it. Anything more that a file holds is kept
 * (docs/guides/inspector.md#har).
 */
export const Har = z.looseObject({
  log: z.looseObject({
    version: z.string(),
    creator: z.looseObject({ name: z.string(), version: z.string() }),
    entries: z.array(HarEntry),
  }),
})
export type Har = z.infer<typeof Har>
