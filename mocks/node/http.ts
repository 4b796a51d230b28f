import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { LAST_EVENT_ID } from '../../src/contract/endpoint/stream.ts'
import { createBackend } from '../backend.ts'
import { errorCodes, type ErrorBody } from '../../src/contract/endpoint/errors.ts'
import { readClubFile } from './clubFile.ts'
import { openHarFile } from './harFile.ts'
import { callControl, type Backend } from '../control.ts'
import { readBody } from '../http/body.ts'
import { NetworkDown } from '../http/faults.ts'
import { isScenario, PROSPECT, scenarios } from '../seed/scenarios/scenarios.ts'
import { readRest } from './readRest.ts'

const BASE = '/api/v1'
const CONTROL = '/__mock/'
/**
 * The maximum size of request line and headers in bytes: large enough that an overlong search gets its declared error.
 */
const HEADER_MAX = 128 * 1024

/** The maximum size of a control body in bytes: a journal to import contains every uploaded file. */
const CONTROL_MAX = 64 * 1024 * 1024

/** Only pages on this machine may call. */
const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/**
 * Why a request is refused; null if it is allowed. This stops DNS rebinding: such a page sends its own name as the
 * host.
 */
function refusalOf(request: Request, hosts: readonly string[]): string | null {
  const host = request.headers.get('host') ?? ''
  const name = host.replace(/:\d+$/, '').toLowerCase()
  if ([...LOCAL_HOSTS, ...hosts].includes(name)) return null
  return `this server answers to ${LOCAL_HOSTS.join(', ')}, not to "${host}"; start it with --host ${name} to allow that name.`
}

function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin')
  if (!origin || !LOCAL_ORIGIN.test(origin)) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': 'authorization, content-type, last-event-id',
    'access-control-expose-headers': LAST_EVENT_ID,
    'access-control-max-age': '600',
    vary: 'origin',
  }
}

const controlError = (status: number, error: string, headers = {}) => Response.json({ error }, { status, headers })

async function answerControl(request: Request, backend: Backend, method: string): Promise<Response> {
  // Without this check, any page could call the control API by a plain form post, although it could not read the
  // answer.
  const origin = request.headers.get('origin')
  if (origin !== null && !LOCAL_ORIGIN.test(origin))
    return controlError(403, 'only pages on this machine may call control')
  if (request.method !== 'POST') return controlError(405, 'control accepts POST only', { allow: 'POST' })
  try {
    const bytes = await readBody(request, CONTROL_MAX)
    if (!bytes) return controlError(413, 'the body is larger than 64 MB')
    const text = new TextDecoder().decode(bytes)
    const args: unknown = text === '' ? [] : JSON.parse(text)
    if (!Array.isArray(args)) throw new Error('the body must be a JSON array of arguments')
    return Response.json((await callControl(backend.control, method, args)) ?? null)
  } catch (error) {
    return controlError(400, error instanceof Error ? error.message : String(error))
  }
}

/** Every refusal with 403 says so (docs/contract.md#status-codes). */
function forbidden(reason: string): Response {
  const body: ErrorBody = { error: { code: errorCodes[403], details: `Forbidden: ${reason}` } }
  return Response.json(body, { status: 403, headers: { 'cache-control': 'no-store' } })
}

export interface HttpOptions {
  /** Serves the control API; true by default. */
  control?: boolean
  /** Host names that the server answers to besides those of this machine; lower case, without a port. */
  hosts?: readonly string[]
}

/**
 * Creates the request handler of an HTTP server: the product's API under `/api/v1`, and beside it `control` as
 * `POST /__mock/<method>` with a JSON array of arguments, unless it is disabled.
 */
export function httpAnswer(backend: Backend, { control = true, hosts = [] }: HttpOptions) {
  return async (request: Request): Promise<Response> => {
    const cors = corsHeaders(request)
    const { pathname } = new URL(request.url)
    const refusal = refusalOf(request, hosts)
    if (refusal !== null) return pathname.startsWith(CONTROL) ? controlError(403, refusal) : forbidden(refusal)
    if (request.method === 'OPTIONS' && cors['access-control-allow-origin'])
      return new Response(null, { status: 204, headers: cors })
    const response =
      control && pathname.startsWith(CONTROL)
        ? await answerControl(request, backend, pathname.slice(CONTROL.length))
        : await backend.fetch(request)
    for (const [name, value] of Object.entries(cors)) response.headers.set(name, value)
    return response
  }
}

/** A refusal that comes before the whole body: it is sent now, and ends when the rest of the body has come. */
async function afterBody(response: Response, { incoming, outgoing }: HttpBindings): Promise<Response> {
  if (response.ok || !response.body || incoming.readableEnded || incoming.destroyed) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const body = new ReadableStream({
    async start(sent) {
      sent.enqueue(bytes)
      // The request's own stream would pause the connection again.
      incoming.removeAllListeners('data')
      if (!(await readRest(incoming))) outgoing.once('finish', () => incoming.socket.destroySoon())
      sent.close()
    },
  })
  const { status, headers } = response
  headers.set('content-length', String(bytes.length))
  return new Response(body, { status, headers })
}

/**
 * Listens on 127.0.0.1; port 0 picks a free port. Resolves with the URL once it answers; rejects if the port is in
 * use.
 */
export async function listen(backend: Backend, { port, ...options }: HttpOptions & { port: number }) {
  const answer = httpAnswer(backend, options)
  const listener = getRequestListener(
    async (request, bindings) => {
      try {
        // The bindings are those of a plain HTTP server.
        return await afterBody(await answer(request), bindings as HttpBindings)
      } catch (error) {
        if (!(error instanceof NetworkDown)) throw error
        // Without a network, a client sees a broken connection.
        if ('outgoing' in bindings) (bindings as HttpBindings).outgoing.destroy()
        return RESPONSE_ALREADY_SENT
      }
    },
    // MSW and others in the same process need the global Response as it is.
    { overrideGlobalObjects: false },
  )
  const server = createServer({ maxHeaderSize: HEADER_MAX }, listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url, close }
}

const usageOf = (
  command: string,
) => `${command} [--port 4010] [--scenario ${Object.keys(scenarios).join('|')}] [--club FILE] [--seed TEXT] [--anchor ISO-TIME] [--host NAME] [--no-control] [--har FILE]
--club reads the club of the scenario prospect from a JSON file; its crest may name an SVG or PNG file beside it.
With --anchor the clock stands still until control.advance moves it; without it, the clock shows the time of day.
The server answers to the names of this machine; --host allows another name and may be repeated.
--har writes every call to a HAR file as it goes, without tokens, passwords and keys.`

/**
 * Runs the model as an HTTP server by the arguments of a command line; it answers until the process ends. Resolves with
 * the exit code, 0 once it answers.
 *
 * @param command what people have typed before the arguments, for the texts that repeat it
 */
export async function runMock(args: readonly string[], command = 'npm run mock --'): Promise<number> {
  try {
    await startMock(args, command)
    return 0
  } catch (error) {
    const portTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    const message = error instanceof Error ? error.message : String(error)
    const hint = portTaken ? `Choose another port: ${command} --port 4011` : `See ${command} --help`
    console.error(`${message}\n${hint}`)
    return 1
  }
}

async function startMock(args: readonly string[], command: string) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4010' },
      scenario: { type: 'string' },
      club: { type: 'string' },
      seed: { type: 'string', default: '1' },
      anchor: { type: 'string' },
      host: { type: 'string', multiple: true, default: [] },
      control: { type: 'boolean', default: true },
      har: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
    allowNegative: true,
  })
  if (values.help) return console.log(usageOf(command))
  const { seed } = values
  const scenario = values.scenario ?? (values.club === undefined ? 'rovers' : PROSPECT)
  const port = Number(values.port)
  const anchor = values.anchor === undefined ? null : Date.parse(values.anchor)
  if (!isScenario(scenario)) throw new Error(`There is no scenario "${scenario}".`)
  if (!/^\d+$/.test(values.port) || port > 65535) throw new Error(`"${values.port}" is not a port.`)
  if (anchor !== null && Number.isNaN(anchor)) throw new Error(`"${values.anchor}" is not a time.`)

  const hosts = values.host.map((name) => name.toLowerCase())
  const invalid = hosts.find((name) => !/^[a-z0-9._-]+$/.test(name))
  if (invalid !== undefined) throw new Error(`"${invalid}" is not a host name; leave out the port and the path.`)

  const backend = createBackend({
    scenario,
    ...(values.club !== undefined && { club: await readClubFile(values.club) }),
    seed,
    base: BASE,
    ...(anchor === null ? { hostTime: Date.now } : { anchor }),
  })
  const begin = async () => {
    const server = await listen(backend, { port, control: values.control, hosts })
    try {
      // Not before: if the port is taken, the file may be that of the server that has it.
      if (values.har !== undefined) keepCallsUntilTheEnd(backend, values.har)
    } catch (error) {
      await server.close()
      throw error
    }
    return server
  }
  const { url } = await begin().catch(async (error: unknown) => {
    // The running clock of a model that nobody can call would keep the process alive.
    await backend.control.speed(0)
    throw error
  })
  const { accounts } = await backend.control.info()
  console.log(`${url}${BASE}  (${scenario}: ${scenarios[scenario].title})`)
  if (values.control) console.log(`${url}${CONTROL}info  (control)`)
  for (const { email, password, name, note, club } of accounts)
    console.log(`  ${email}  ${password}  ${name}, ${note}, ${club}`)
}

/** Runs an act, and says what it was for if it fails. */
function orSay<T>(what: string, act: () => T): T {
  try {
    return act()
  } catch (cause) {
    throw new Error(`${what}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** Writes every call of a backend to a file, until what it returns is called. Throws if the file cannot be written. */
export function keepCalls(backend: Backend, path: string): () => void {
  const har = orSay(`--har: ${path} cannot be written`, () => openHarFile(path, BASE))
  const { fetch: answer } = backend
  const watched = har.watch((input, init) => answer(new Request(input, init)))
  // The listener's requests only look like one, and cannot be wrapped in another.
  backend.fetch = ({ url, method, headers, body, signal }) => {
    const parts: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' }
    return watched(url, parts)
  }
  return har.close
}

function keepCallsUntilTheEnd(backend: Backend, path: string) {
  const close = keepCalls(backend, path)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      close()
      process.exit()
    })
}

if (import.meta.main) process.exitCode = await runMock(process.argv.slice(2))
