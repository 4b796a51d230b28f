import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { LAST_EVENT_ID } from '../../src/contract/endpoint/events.ts'
import { createBackend } from '../backend.ts'
import { errorCodes, type ErrorBody } from '../../src/contract/endpoint/errors.ts'
import { callControl, type Backend } from '../control.ts'
import { readBody } from '../http/body.ts'
import { accounts, isScenario, scenarios } from '../seed/scenarios/scenarios.ts'
import { realTime } from './realTime.ts'

const BASE = '/api/v1'
const CONTROL = '/__mock/'
/** Bytes of request line and headers: room for a search text that is far too long to be refused in the declared body. */
const HEADER_MAX = 128 * 1024

/** A body of control holds at most so many bytes: a journal to import, with every file that was ever uploaded. */
const CONTROL_MAX = 64 * 1024 * 1024

/** Pages on this machine may call; nobody else's may. */
const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Why a request is not answered; null where it is. A page of elsewhere whose name leads here sends that name as its host. */
function refusalOf(request: Request, hosts: readonly string[]): string | null {
  const host = request.headers.get('host') ?? ''
  const name = host.replace(/:\d+$/, '').toLowerCase()
  if ([...LOCAL_HOSTS, ...hosts].includes(name)) return null
  return `This server answers to ${LOCAL_HOSTS.join(', ')}, not to "${host}"; start it with --host ${name} to allow that name.`
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
  // Without this a page of any host could call the control API by a plain form post, though not read the answer.
  const origin = request.headers.get('origin')
  if (origin !== null && !LOCAL_ORIGIN.test(origin)) return controlError(403, 'only for pages of this machine')
  if (request.method !== 'POST') return controlError(405, 'control takes POST only', { allow: 'POST' })
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

function forbidden(details: string): Response {
  const body: ErrorBody = { error: { code: errorCodes[403], details } }
  return Response.json(body, { status: 403, headers: { 'cache-control': 'no-store' } })
}

export interface HttpOptions {
  /** Whether `control` is there. */
  control?: boolean
  /** Names by which the server may be called, beside those of this machine; lower case, without a port. */
  hosts?: readonly string[]
}

/**
 * The model as a real HTTP server's answer function: the product's API under `/api/v1`, and `control` beside it as
 * `POST /__mock/<method>` with a JSON array of arguments, unless it is switched off.
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

/** Listens on 127.0.0.1; port 0 takes a free one. Resolves with the address once it answers; rejects when the port is taken. */
export async function listen(backend: Backend, { port, ...options }: HttpOptions & { port: number }) {
  const server = createServer({ maxHeaderSize: HEADER_MAX }, getRequestListener(httpAnswer(backend, options)))
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

const USAGE = `npm run mock -- [--port 4010] [--scenario ${Object.keys(scenarios).join('|')}] [--seed TEXT] [--anchor ISO-TIME] [--host NAME] [--no-control]
With --anchor the clock stands still there unless control.advance moves it; without, it shows the time of day.
It answers to the names of this machine; --host, which may be given several times, allows another.`

async function main() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      scenario: { type: 'string', default: 'rovers' },
      seed: { type: 'string', default: '1' },
      anchor: { type: 'string' },
      host: { type: 'string', multiple: true, default: [] },
      control: { type: 'boolean', default: true },
      help: { type: 'boolean', default: false },
    },
    allowNegative: true,
  })
  if (values.help) return console.log(USAGE)
  const { scenario, seed } = values
  const port = Number(values.port)
  const anchor = values.anchor === undefined ? null : Date.parse(values.anchor)
  if (!isScenario(scenario)) throw new Error(`There is no scenario "${scenario}".\n${USAGE}`)
  if (!/^\d+$/.test(values.port) || port > 65535) throw new Error(`"${values.port}" is no port.\n${USAGE}`)
  if (anchor !== null && Number.isNaN(anchor)) throw new Error(`"${values.anchor}" is no time.\n${USAGE}`)

  const hosts = values.host.map((name) => name.toLowerCase())
  const odd = hosts.find((name) => !/^[a-z0-9._-]+$/.test(name))
  if (odd !== undefined) throw new Error(`"${odd}" is no name of a host; it goes without port and path.\n${USAGE}`)

  const backend = createBackend({
    scenario,
    seed,
    base: BASE,
    // Whoever fixes the time is a test, which resets often and asks for little.
    ...(anchor === null ? { ...realTime(), preload: true } : { anchor }),
  })
  const { url } = await listen(backend, { port, control: values.control, hosts })
  await backend.control.info()
  console.log(`${url}${BASE}  (${scenario}: ${scenarios[scenario].title})`)
  if (values.control) console.log(`${url}${CONTROL}info  (control)`)
  for (const { email, password, name, note, club } of accounts)
    console.log(`  ${email}  ${password}  ${name}, ${note}, ${club}`)
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    console.error(
      taken
        ? `${error.message}\nChoose another port: npm run mock -- --port 4011`
        : error instanceof Error
          ? error.message
          : error,
    )
    process.exitCode = 1
  })
}
