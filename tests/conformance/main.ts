/**
 * Judges any server by all laws of the contract: `npm run conformance -- --help`. Loads heavy modules after the
 * arguments are valid.
 */
import { COMMAND, UsageError, openTarget, parseCli, usageOf, type Options } from './runner/cli.ts'
import { demandAccounts, demandControl, demandServer, UnreachableServer, why, whyNoAnswer } from './runner/demands.ts'
import type { Law } from './law.ts'
import type { Report, VerdictReport } from './report/report.ts'
import { holdTime, RunningClock } from './runner/holdTime.ts'
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
const CLEAR_LINE = '\r\u001B[2K'

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
  const first = () => runOnce(options, laws, terminal, { signal })
  if (!options.watch) return (await first()).code
  /** A server that is started again during a run, as after each change of its code, ends that run, and no more. */
  const orStopped = (running: Promise<Run>): Promise<Run | null> =>
    running.catch((error: unknown) => {
      if (!isBrokenConnection(error)) throw error
      terminal.write(`\nThe server no longer answers: ${why(error)}\n`)
      return null
    })
  let run = await orStopped(first())
  const { nextRun, toRunAgain } = await import('./runner/watch.ts')
  const target = await openTarget(options)
  const answers = async () => (await whyNoAnswer(target)) === null
  for (;;) {
    const again = run ? toRunAgain(laws, run.report.verdicts) : []
    terminal.write(
      `\nWatching. Enter runs ${again.length === 0 ? 'everything' : `what failed (${again.length})`} again.\n`,
    )
    if (signal?.aborted || !(await nextRun(input, answers, signal))) return run?.code ?? NOT_JUDGED
    const missing = await whyNoAnswer(target)
    if (missing !== null) {
      terminal.write(`${missing}\n`)
      continue
    }
    // Whatever was fixed may have broken something else, so a run without a failure is followed by one of all laws.
    const next =
      run && again.length > 0
        ? runOnce({ ...options, only: null }, again, terminal, { signal, earlier: run.report })
        : first()
    run = (await orStopped(next)) ?? run
  }
}

/** Runs the chosen laws, prints a summary, writes the report files, and returns the exit code. */
export const runSuite = async (options: Options, laws: readonly Law[], terminal: Terminal, signal?: AbortSignal) =>
  (await runOnce(options, laws, terminal, { signal })).code

interface Run {
  code: number
  report: Report
}

async function runOnce(
  options: Options,
  laws: readonly Law[],
  terminal: Terminal,
  {
    signal,
    earlier = null,
  }: {
    signal?: AbortSignal | undefined
    /** The report of a run of all laws, of which these are a part. */
    earlier?: Report | null
  },
): Promise<Run> {
  const [{ runLaws }, { describePlan }, { summarize }, { openFolder, writeReports }, { withEarlier }] =
    await Promise.all([
      import('./runner/run.ts'),
      import('./report/describePlan.ts'),
      import('./report/summary.ts'),
      import('./report/files.ts'),
      import('./runner/watch.ts'),
    ])
  const chosen = chooseLaws(laws, options.only)
  await openFolder(options.out).catch((error: unknown) => {
    throw new UsageError(`--out: ${options.out} cannot be a folder: ${why(error)}`)
  })
  const target = await openTarget(options)
  const release = target.control ? await holdTime(target.control) : async () => {}
  terminal.write(`${describePlan(chosen, target, options.control).join('\n')}\n\n`)
  const onVerdict = terminal.moving ? progress(terminal, chosen.length) : () => {}
  const found = await runLaws(chosen, target, { guided: true, onVerdict, ...(signal && { signal }) }).finally(release)
  const report = earlier ? withEarlier(earlier, found) : found
  if (terminal.moving) terminal.write(CLEAR_LINE)
  terminal.write(summarize(report, terminal))
  const files = await writeReports(report, options.out)
  terminal.write(`${files.join('  ')}\n`)
  const { passed, failed } = report.counts
  const code = signal?.aborted ? INTERRUPTED : failed > 0 ? FAILED : passed > 0 ? 0 : NOT_JUDGED
  return { code, report }
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

/**
 * The first Ctrl-C lets the running law remove what it has created, or ends the watching; the second one ends the
 * process.
 */
function interruption(): AbortSignal {
  const controller = new AbortController()
  process.once('SIGINT', () => {
    process.stderr.write('\nStopping. What a law has created is removed first; Ctrl-C again stops immediately.\n')
    controller.abort()
  })
  return controller.signal
}

if (import.meta.main) process.exitCode = await runConformance(process.argv.slice(2))
