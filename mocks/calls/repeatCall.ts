import { endpoints } from '../../src/contract/index.ts'
import type { RecordedCall } from '../har/call.ts'
import { requireBody } from './copies/request.ts'

/**
 * Sends a call again. It is a new call, which appears in the log.
 *
 * @param send a watched fetch
 * @param token the access token of now; empty if nobody is signed in
 */
export async function repeatCall(send: typeof fetch, call: RecordedCall, token: string): Promise<void> {
  requireBody(call)
  const { method, url, requestBody } = call
  const headers = new Headers(call.requestHeaders.map(([name, value]): [string, string] => [name, value]))
  const auth = endpoints.find(({ id }) => id === call.operation)?.auth
  if (auth === 'access' && headers.has('authorization') && token !== '') headers.set('authorization', `Bearer ${token}`)
  const response = await send(url, { method, headers, ...(requestBody !== null && { body: requestBody }) })
  // A stream has no end to wait for.
  await (call.events ? response.body?.cancel() : response.text())
}
