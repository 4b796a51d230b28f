/**
 * `touchline-contract/client`: the client of the product, for browsers and Node: typed calls, one refresh, and the
 * event stream.
 */
export {
  createClient,
  TIMEOUT_MS,
  type Call,
  type CallOptions,
  type Client,
  type ClientOptions,
} from '../../../src/api/client/client.ts'
export { checkReply, findViolation } from '../../../src/api/client/checkReply.ts'
export { cookieJar, memoryJar, type StoredTokens, type TokenJar } from '../../../src/api/session/tokens.ts'
export { ApiError, isGone } from '../../../src/api/errors.ts'
export { createLive, type Connection, type Live, type LiveOptions } from '../../../src/api/live/live.ts'
