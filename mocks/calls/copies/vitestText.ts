import { operationIdOf } from '../../../src/contract/endpoint/endpoint.ts'
import { headerOf, type RecordedCall } from '../../har/call.ts'
import { maskBody } from '../../har/mask.ts'
import { pathBelow, type FoundOperation } from '../../har/findOperation.ts'
import { operationOf } from '../../har/operationOf.ts'
import { copyRequest } from './request.ts'
import type { KeptState } from './state.ts'

/** The demo's published password is no secret, and a sign-in needs it. */
const DEMO_PASSWORD = 'touchline'

/** A file, and where it belongs. */
export interface SourceFile {
  path: string
  text: string
}

const json = (value: unknown) => JSON.stringify(value, null, 2)

/** The operation of a call. Throws for a call outside the contract, which has no copy. */
export function foundOf(call: RecordedCall, base: string): FoundOperation {
  const found = operationOf(call.method, pathBelow(call.url, base) ?? '')
  if (!found) throw new Error('The contract has no such operation.')
  return found
}

/**
 * A Vitest file that repeats the call and passes as it stands: against the model in the state of that moment, or,
 * without one, with what the server has answered (docs/guides/inspector.md#copies).
 *
 * @param base the base of the API, a path or an absolute URL
 */
export function vitestText(call: RecordedCall, base: string, state: KeptState | null): SourceFile {
  const found = foundOf(call, base)
  const path = `tests/calls/${operationIdOf(found.endpoint)}.test.ts`
  return { path, text: state ? onModel(call, base, found, state, path) : onReply(call, found, path) }
}

function onModel(
  call: RecordedCall,
  base: string,
  { endpoint }: FoundOperation,
  state: KeptState,
  path: string,
): string {
  const { id, auth } = endpoint
  const request = copyRequest(call)
  const body = bodyOf(call)
  const isRefused = call.status === 401 && auth !== 'none'
  const token = isRefused ? null : tokenLines(auth, state)
  const headers = {
    ...request.headers,
    ...(request.hasToken && { authorization: token ? '`Bearer ${token}`' : "'Bearer expired'" }),
  }
  const headerLines = Object.entries(headers).map(
    ([name, value]) => `      ${JSON.stringify(name)}: ${name === 'authorization' ? value : JSON.stringify(value)},`,
  )
  const url = new URL(request.url)
  return [
    "import { expect, it } from 'vitest'",
    "import { createBackend } from '../../mocks/backend.ts'",
    '',
    `// Save it as ${path}. The journal is the state before the call.`,
    `const journal: unknown = ${JSON.stringify(state.journal)}`,
    '',
    `it(${JSON.stringify(`${id} ${call.status === null ? 'gets no answer' : `answers ${call.status}`}`)}, async () => {`,
    `  const { control, fetch: send } = createBackend({ scenario: 'two-clubs', seed: ${JSON.stringify(state.seed)} })`,
    '  await control.importJournal(journal)',
    ...(request.hasToken ? (token ?? []) : []),
    ...faultLines(call, id),
    `  const request = new Request(${JSON.stringify(`http://club.example/api/v1${pathBelow(call.url, base) ?? ''}${url.search}`)}, {`,
    `    method: ${JSON.stringify(request.method)},`,
    ...(headerLines.length > 0 ? ['    headers: {', ...headerLines, '    },'] : []),
    ...(body === null ? [] : [`    body: ${JSON.stringify(body)},`]),
    '  })',
    ...expectations(call, state),
    '})',
    '',
  ].join('\n')
}

/** The body without secrets; the demo's own password stays. */
function bodyOf({ requestBody, requestHeaders }: RecordedCall): string | null {
  if (requestBody === null) return null
  const masked = maskBody(requestBody, headerOf(requestHeaders, 'content-type') ?? '')
  if (masked === requestBody) return requestBody
  const isDemo = requestBody.includes(`"password":${JSON.stringify(DEMO_PASSWORD)}`)
  return isDemo ? masked.replace(/"password":"[^"]*"/, `"password":${JSON.stringify(DEMO_PASSWORD)}`) : masked
}

function tokenLines(auth: string, { person, mail }: KeptState): string[] | null {
  if (auth === 'link')
    return mail === null
      ? null
      : [
          `  const mail = (await control.mails()).find(({ id }) => id === ${JSON.stringify(mail)})`,
          "  const token = decodeURIComponent(mail?.link?.split('/').at(-1) ?? '')",
        ]
  if (person === null) return null
  const name = auth === 'refresh' ? 'refreshToken' : 'accessToken'
  return [`  const { ${name}: token } = await control.session(${JSON.stringify(person)})`]
}

/** Statuses that only a fault brings. */
const isFaulty = ({ status, byFault }: RecordedCall) => byFault || status === 429 || (status ?? 0) >= 500

function faultLines(call: RecordedCall, id: string): string[] {
  if (call.status === null) return ["  await control.network('offline')"]
  if (!isFaulty(call) || call.status < 400) return []
  return [`  await control.fail(${JSON.stringify(id)}, ${call.status})`]
}

function expectations(call: RecordedCall, { isExact }: KeptState): string[] {
  if (call.status === null) return ['  await expect(send(request)).rejects.toThrow(TypeError)']
  const status = ['  const response = await send(request)', `  expect(response.status).toBe(${call.status})`]
  if (call.events) return [...status, '  await response.body?.cancel()']
  const { replyBody } = call
  // A masked reply cannot be compared, nor one of a moment that is not known for sure.
  if (replyBody === null || !isExact || maskBody(replyBody) !== replyBody) return status
  return [...status, `  expect(await response.json()).toEqual(${indented(json(JSON.parse(replyBody)))})`]
}

const indented = (text: string) => text.replaceAll('\n', '\n  ')
const parsed = (text: string): unknown => JSON.parse(text)

/** Without the state of the server, the test holds the client against what the server has answered. */
function onReply(call: RecordedCall, { endpoint, params }: FoundOperation, path: string): string {
  const [area = '', verb = ''] = endpoint.id.split('.')
  const query = Object.fromEntries(new URL(copyRequest(call).url).searchParams)
  const body = bodyOf(call)
  const input = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(endpoint.query && Object.keys(query).length > 0 && { query }),
    ...(endpoint.body && body !== null && { body: parsed(body) }),
  }
  const isOk = call.status !== null && call.status < 400
  const reply = call.replyBody === null ? null : maskBody(call.replyBody)
  const answer =
    call.status === null
      ? "Promise.reject(new TypeError('Failed to fetch'))"
      : `Promise.resolve(new Response(${reply === null || call.status === 204 ? 'null' : JSON.stringify(reply)}, { status: ${call.status} }))`
  const outcome =
    call.status === null
      ? 'rejects.toThrow(TypeError)'
      : isOk
        ? 'resolves.toBeDefined()'
        : `rejects.toMatchObject({ status: ${call.status} })`
  return [
    "import { expect, it } from 'vitest'",
    "import { createClient } from '../../src/api/client/client.ts'",
    "import { memoryJar } from '../../src/api/session/tokens.ts'",
    "import { contract } from '../../src/contract/index.ts'",
    '',
    `// Save it as ${path}. The state of the server is not known: this is what it has answered.`,
    `it(${JSON.stringify(`reads the answer of ${endpoint.id}`)}, async () => {`,
    `  const send = () => ${answer}`,
    "  const { call } = createClient({ baseUrl: 'http://club.example/api/v1', tokens: memoryJar(), fetch: send })",
    '  // The contract may be stricter than what was sent, so its types are left out here.',
    `  const input: never = ${indented(json(input))} as never`,
    `  await expect(call(contract.${area}.${verb}, input, { bearer: 'token' })).${outcome}`,
    '})',
    '',
  ].join('\n')
}
