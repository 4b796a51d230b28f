/**
 * Judges any server by all laws of the contract: `npm run conformance -- --help`. Loads heavy modules after the
 * arguments are valid.
 */
import type { Control } from '../../mocks/control.ts'
import { COMMAND, UsageError, openTarget, parseCli, usageOf, type Options } from './runner/cli.ts'
import type { Law } from './law.ts'
import type { VerdictReport } from './report/report.ts'
import { holdTime, RunningClock } from './runner/holdTime.ts'
import type { Target } from './target.ts'
import { isBrokenConnection } from './tools/violation.ts'

/** The output of a run. */
export interface Terminal {
  write(text: string): void
  /** True if the output supports colours. */
  colors: boolean
  /** True if a line can be overwritten by the next one. */
  moving: boolean
}

const FAILED = 1
const NOT_JUDGED = 2
const INTERRUPTED = 130
/** Three times what the product waits for an answer. */
const TIMEOUT_MS = 30_000
/** Statuses of a path that a server does not have. */
const UNBUILT: readonly number[] = [404, 405, 501]
const CLEAR_LINE = '\r\u001B[2K'

/** Operations that need no token; the suite calls them before it starts. */
const LOGIN = { method: 'POST', path: '/accounts/login' } as const
const ME_PATH = '/accounts/me'
const PROBE = { id: 'system.sports', path: '/system/sports', status: 503 } as const
type ModelControl = Pick<Control, 'info' | 'fail'>

/** The server cannot be judged at all; the message says why. */
export class UnreachableServer extends Error {}

/**
 * Throws unless the server answers the list of sports, which needs no token, with JSON. A server whose list is not built
 * yet, fails, or asks for a token may have the login instead.
 */
export async function demandServer(target: Asked): Promise<void> {
  const hint = 'Is --url the base of the API, such as http://127.0.0.1:4010/api/v1?'
  const { url } = new Request(target.url + PROBE.path)
  const response = await ask(target, PROBE.path)
  const text = await response.text()
  if (response.status !== 200 && (await hasLogin(target))) return
  if (response.status !== 200) throw new UnreachableServer(`GET ${url} answers ${response.status}, not 200. ${hint}`)
  try {
    JSON.parse(text)
  } catch {
    throw new UnreachableServer(`GET ${url} answers 200, but no JSON. ${hint}`)
  }
}

type Asked = Pick<Target, 'url' | 'fetch'>

/** Sends a call. Throws UnreachableServer if it gets no answer. */
async function ask({ url, fetch: send }: Asked, path: string, init?: RequestInit): Promise<Response> {
  return send(new Request(url + path, { redirect: 'manual', ...init }), AbortSignal.timeout(TIMEOUT_MS)).catch(
    (error: unknown) => {
      throw new UnreachableServer(`No server answers at ${url}${path}: ${why(error)}`)
    },
  )
}

const signIn = (target: Asked, account: object) =>
  ask(target, LOGIN.path, {
    method: LOGIN.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })

async function hasLogin(target: Asked): Promise<boolean> {
  const { status } = await signIn(target, {})
  return status < 300 || (status >= 400 && status < 500 && !UNBUILT.includes(status))
}

/**
 * Throws unless the server accepts every given account, and its `account.me`, if it has one, agrees on who they are.
 * Otherwise hundreds of laws would report one wrong password, or an admin who is none.
 */
export async function demandAccounts(target: Target): Promise<void> {
  const { admin, user, otherTenant, unpaid } = target
  for (const [option, account] of Object.entries({ admin, user, 'other-tenant': otherTenant, unpaid })) {
    if (account === null) continue
    const reply = await signIn(target, account)
    if (reply.status === 401)
      throw new UnreachableServer(`--${option}: the server refuses this login (${account.email}).`)
    const role = await roleOf(target, reply)
    if (role !== null && (role === 'user') !== (option === 'user'))
      throw new UnreachableServer(`--${option}: ${account.email} has the role ${role}, says GET ${ME_PATH}.`)
  }
}

/** The role of somebody who has signed in; null if the server does not tell it as declared. */
async function roleOf(target: Target, login: Response): Promise<'admin' | 'user' | null> {
  const tokens: unknown = await login.json().catch(() => null)
  if (typeof tokens !== 'object' || tokens === null || !('accessToken' in tokens)) return null
  const headers = { authorization: `Bearer ${String(tokens.accessToken)}` }
  const reply = await ask(target, ME_PATH, { headers })
  const me: unknown = await reply.json().catch(() => null)
  if (typeof me !== 'object' || me === null || !('role' in me)) return null
  return me.role === 'admin' || me.role === 'user' ? me.role : null
}

/**
 * Throws unless there is a model at the given address, and it is the server to judge. Laws use control to change
 * anything there. To find out, the model is told to fail an operation, and the server must then fail it.
 */
export async function demandControl(
  target: Pick<Target, 'url' | 'fetch'>,
  control: ModelControl,
  url: string,
): Promise<void> {
  await control.info().catch((error: unknown) => {
    throw new UnreachableServer(`No model answers at ${url}/__mock/info: ${why(error)}`)
  })
  await control.fail(PROBE.id, PROBE.status)
  const { status } = await target.fetch(new Request(target.url + PROBE.path))
  if (status === PROBE.status) return
  await control.fail(PROBE.id, PROBE.status, 0)
  throw new UnreachableServer(
    `The model at ${url} is not the server at ${target.url}: --control must be that of --url.`,
  )
}

/** Why a server cannot be judged at the moment; null if it can. */
const whyNoAnswer = (target: Target): Promise<string | null> =>
  demandServer(target).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

function why(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (!(cause instanceof Error)) return error.message
  return cause.message || String('code' in cause ? cause.code : cause.name)
}

/**
 * Runs the chosen laws, and with `--watch` again what failed, until the input ends. Returns the exit code of the last
 * run.
 */
export async function runAndWatch(
  options: Options,
  laws: readonly Law[],
  terminal: Terminal,
  { input, signal }: { input: NodeJS.ReadableStream; signal?: AbortSignal },
): Promise<number> {
  let run = await runOnce(options, laws, terminal, signal)
  if (!options.watch) return run.code
  const { nextRun, toRunAgain } = await import('./runner/watch.ts')
  const target = await openTarget(options)
  const answers = async () => (await whyNoAnswer(target)) === null
  for (;;) {
    const again = toRunAgain(laws, run.verdicts)
    terminal.write(
      `\nWatching. Enter runs ${again.length === 0 ? 'everything' : `what failed (${again.length})`} again.\n`,
    )
    if (signal?.aborted || !(await nextRun(input, answers))) return run.code
    const missing = await whyNoAnswer(target)
    if (missing !== null) {
      terminal.write(`${missing}\n`)
      continue
    }
    // Whatever was fixed may have broken something else, so a run without a failure is followed by one of all laws.
    run = await runOnce(
      { ...options, only: again.length === 0 ? options.only : null },
      again.length === 0 ? laws : again,
      terminal,
      signal,
    )
  }
}

/** Runs the chosen laws, prints a summary, writes the report files, and returns the exit code. */
export const runSuite = async (options: Options, laws: readonly Law[], terminal: Terminal, signal?: AbortSignal) =>
  (await runOnce(options, laws, terminal, signal)).code

async function runOnce(options: Options, laws: readonly Law[], terminal: Terminal, signal?: AbortSignal) {
  const [{ runLaws }, { describePlan }, { summarize }, { openFolder, writeReports }] = await Promise.all([
    import('./runner/run.ts'),
    import('./report/describePlan.ts'),
    import('./report/summary.ts'),
    import('./report/files.ts'),
  ])
  const chosen = chooseLaws(laws, options.only)
  await openFolder(options.out).catch((error: unknown) => {
    throw new UsageError(`--out: ${options.out} cannot be a folder: ${why(error)}`)
  })
  const target = await openTarget(options)
  const release = target.control ? await holdTime(target.control) : async () => {}
  terminal.write(`${describePlan(chosen, target, options.control).join('\n')}\n\n`)
  const onVerdict = terminal.moving ? progress(terminal, chosen.length) : () => {}
  const report = await runLaws(chosen, target, { guided: true, onVerdict, ...(signal && { signal }) }).finally(release)
  if (terminal.moving) terminal.write(CLEAR_LINE)
  terminal.write(summarize(report, terminal))
  const files = await writeReports(report, options.out)
  terminal.write(`${files.join('  ')}\n`)
  const { passed, failed } = report.counts
  const code = signal?.aborted ? INTERRUPTED : failed > 0 ? FAILED : passed > 0 ? 0 : NOT_JUDGED
  return { code, verdicts: report.verdicts }
}

/** The laws whose operation or title contains a text, ignoring case. Throws UsageError if there are none. */
export function chooseLaws(laws: readonly Law[], only: string | null): readonly Law[] {
  if (only === null) return laws
  const needle = only.toLowerCase()
  const chosen = laws.filter(({ operation, title }) =>
    [operation, title].some((text) => text.toLowerCase().includes(needle)),
  )
  if (chosen.length === 0) throw new UsageError(`--only: no law's operation or title contains "${only}".`)
  return chosen
}

function progress({ write }: Terminal, total: number): (verdict: VerdictReport) => void {
  let done = 0
  return ({ operation, title }) => {
    done += 1
    write(`${CLEAR_LINE}${done}/${total} ${operation} ${title}`.slice(0, 79))
  }
}

/**
 * Judges a server by the arguments of a command line. Resolves with the exit code.
 *
 * @param command what people have typed before the arguments, for the texts that repeat it
 */
export async function runConformance(args: readonly string[], command = COMMAND): Promise<number> {
  try {
    return await judge(args, command)
  } catch (error) {
    const expected = [UsageError, UnreachableServer, RunningClock].some((kind) => error instanceof kind)
    const hint = error instanceof UsageError ? `\nSee ${command} --help` : ''
    if (isBrokenConnection(error)) console.error(`The server no longer answers: ${why(error)}`)
    else console.error(expected && error instanceof Error ? `${error.message}${hint}` : error)
    return NOT_JUDGED
  }
}

async function judge(args: readonly string[], command: string): Promise<number> {
  const options = parseCli(args, process.env)
  if (options === 'help') {
    process.stdout.write(`${usageOf(command)}\n`)
    return 0
  }
  const target = await openTarget(options)
  await demandServer(target)
  if (target.control && options.control !== null) await demandControl(target, target.control, options.control)
  await demandAccounts(target)
  return runAndWatch(options, await loadLaws(options.more), terminalOf(process.stdout), {
    input: process.stdin,
    signal: interruption(),
  })
}

/** All laws. With `more`, those with generated inputs are rebuilt with that many inputs. */
async function loadLaws(more: number | null): Promise<readonly Law[]> {
  const { laws } = await import('./laws.ts')
  if (more === null) return laws
  const { generatedLaws } = await import('./generated/generated.ts')
  return [...laws.filter(({ check }) => check !== 'generated'), ...generatedLaws({ runs: more })]
}

const terminalOf = (stream: NodeJS.WriteStream): Terminal => ({
  write: (text) => void stream.write(text),
  colors: stream.isTTY && stream.hasColors(),
  moving: stream.isTTY,
})

/** The first Ctrl-C lets the running law remove what it has created; the second one ends the process. */
function interruption(): AbortSignal {
  const controller = new AbortController()
  process.once('SIGINT', () => {
    process.stderr.write('\nStopping after this law. Press Ctrl-C again to stop immediately.\n')
    controller.abort()
  })
  return controller.signal
}

if (import.meta.main) process.exitCode = await runConformance(process.argv.slice(2))
