import { closeSync, globSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { RecordedCall } from '../../mocks/har/call.ts'
import { harText } from '../../mocks/har/writeHar.ts'
import { createCollector, driftOfCalls, type DriftReport } from './collect.ts'
import { CLIENT_LEFT, openProxy } from './proxy.ts'
import { readCalls, type ReadCalls } from './readCalls.ts'
import { driftPage } from './reports/page.ts'
import { findingText, reportText } from './reports/text.ts'

const usageOf = (command: string) => `${command} --har FILE|FOLDER [--base /api/v1] [--out FOLDER]
${command} --proxy URL [--port 4020] [--out FOLDER]
How recorded traffic differs from the contract. --har reads what a browser, the mock or a proxy has recorded.
--proxy passes calls on to the server at URL, such as https://club.example/api/v1, and says what differs as it comes;
Ctrl-C ends it and writes traffic.har. --out is drift-report by default, and gets report.json and report.html too.`

const COMMAND = 'npm run drift --'
const DIFFERS = 1
const NOT_JUDGED = 2

export interface Surroundings {
  write(text: string): void
  /** Ends the proxy; by default, Ctrl-C does. */
  signal?: AbortSignal
  /** Called with the address of the proxy once it listens. */
  onListening?: (url: string) => void
  /** What people have typed before the arguments, for the texts that repeat it. */
  command?: string
}

/**
 * Runs the command `drift` (docs/guides/drift.md#a-recording) and resolves with its exit code: 1 if there is a
 * difference.
 */
export async function runDrift(
  args: readonly string[],
  surroundings: Surroundings = { write: (text) => void process.stdout.write(text) },
): Promise<number> {
  const { write, command = COMMAND } = surroundings
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        har: { type: 'string', multiple: true, default: [] },
        proxy: { type: 'string' },
        port: { type: 'string', default: '4020' },
        base: { type: 'string', default: '/api/v1' },
        out: { type: 'string', default: 'drift-report' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.help) {
      write(`${usageOf(command)}\n`)
      return 0
    }
    const { har, proxy, out } = values
    if (har.length > 0 === (proxy !== undefined)) throw new Error('Give either --har or --proxy.')
    if (proxy !== undefined) return await judgeThroughProxy(proxy, Number(values.port), out, surroundings)
    const base = values.base.replace(/\/$/, '')
    const files = har.flatMap(filesIn).map((file) => ({ file, ...callsIn(file, base) }))
    const calls = files.flatMap((file) => file.calls)
    const { skipped, ...report } = driftOfCalls(calls, har.join(', '), base)
    const others = files.reduce((sum, file) => sum + file.others, skipped)
    const unread = files.flatMap(({ file, unread: entries }) => entries.map((entry) => ({ file, ...entry })))
    return finish({ ...report, skipped: others, unread }, out, write)
  } catch (error) {
    write(`${error instanceof Error ? error.message : String(error)}\nSee ${command} --help\n`)
    return NOT_JUDGED
  }
}

/** A file, or the HAR files in a folder. */
function filesIn(path: string): string[] {
  if (statSync(path, { throwIfNoEntry: false }) === undefined) throw new Error(`--har: there is no file "${path}".`)
  if (!statSync(path).isDirectory()) return [path]
  const files = globSync('*.har', { cwd: path }).map((file) => join(path, file))
  if (files.length === 0) throw new Error(`--har: no file in the folder "${path}" ends with .har.`)
  return files
}

function callsIn(file: string, base: string): ReadCalls {
  const text = readFileSync(file, 'utf8')
  try {
    return readCalls(text, base)
  } catch (error) {
    throw new Error(`${file} cannot be read. ${error instanceof Error ? error.message : ''}`, { cause: error })
  }
}

async function judgeThroughProxy(
  address: string,
  port: number,
  out: string,
  { write, signal = untilInterrupted(), onListening }: Surroundings,
): Promise<number> {
  const target = URL.canParse(address) ? new URL(address) : null
  if (!target || !/^https?:$/.test(target.protocol))
    throw new Error(`--proxy: "${address}" is no address such as https://club.example/api/v1.`)
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error('--port must be a port.')
  makeFolder(out)
  const base = target.pathname.replace(/\/$/, '')
  const collector = createCollector(base)
  const calls: RecordedCall[] = []
  let unreached = false
  const hear = (call: RecordedCall) => {
    const fails = call.status === null && call.failure !== CLIENT_LEFT
    if (fails && !unreached) write(`${target.origin} does not answer: ${call.failure}\n`)
    unreached = fails
    calls.push(call)
    for (const finding of collector.add(call)) write(`${findingText(finding)}\n`)
  }
  const proxy = await openProxy({ target, port }, hear).catch((error: unknown) => {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw taken ? new Error(`Port ${port} is in use. Choose another one with --port.`, { cause: error }) : error
  })
  write(`${proxy.url}${base} → ${address}\nCtrl-C ends it and writes the reports.\n`)
  onListening?.(proxy.url + base)
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve())
  })
  await proxy.close()
  // The reports first: a recording of a whole day may be more than the disk has room for.
  const code = finish(collector.finish(address, calls), out, write)
  writePieces(join(out, 'traffic.har'), harText(calls))
  return code
}

function writePieces(path: string, pieces: Iterable<string>) {
  const file = openSync(path, 'w')
  for (const piece of pieces) writeSync(file, piece)
  closeSync(file)
}

function makeFolder(path: string) {
  try {
    mkdirSync(path, { recursive: true })
  } catch (cause) {
    throw new Error(`--out: "${path}" cannot be a folder.`, { cause })
  }
}

/** Aborts at the first Ctrl-C; the second one ends the process. */
function untilInterrupted(): AbortSignal {
  const controller = new AbortController()
  process.once('SIGINT', () => controller.abort())
  return controller.signal
}

function finish(report: DriftReport, out: string, write: Surroundings['write']): number {
  makeFolder(out)
  const files = { 'report.json': `${JSON.stringify(report, null, 2)}\n`, 'report.html': driftPage(report) }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(out, name), content)
  write(
    `\n${reportText(report)}\n${Object.keys(files)
      .map((name) => join(out, name))
      .join('  ')}\n`,
  )
  if (report.calls === 0) return NOT_JUDGED
  return report.findings.length > 0 ? DIFFERS : 0
}
