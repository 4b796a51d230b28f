import { parseArgs } from 'node:util'
import type { Account, Target } from '../target.ts'

/** The options of the command line. */
export interface Options {
  url: string
  admin: Account
  user: Account | null
  otherTenant: Account | null
  unpaid: Account | null
  /** The URL of a model's control API, such as `http://127.0.0.1:4010`. */
  control: string | null
  destructive: boolean
  /** Runs only laws whose operation or title contains this. */
  only: string | null
  out: string
  /** Runs again what has failed, until the input ends. */
  watch: boolean
  /** Generated inputs per operation; null for each law's default. */
  more: number | null
}

/** An invalid command line; the message says what is wrong. */
export class UsageError extends Error {}

/** What people type before the arguments, in the repository. */
export const COMMAND = 'npm run conformance --'

/** The help, for those who start the suite with a command. */
export const usageOf = (command: string) => `Judges any server of the contract by all of its laws.

${command} --url URL --admin EMAIL:PASSWORD [options]

  --url URL                       the base of the API, such as http://127.0.0.1:4010/api/v1
  --admin EMAIL:PASSWORD          an admin of a club                                   (or CONFORMANCE_ADMIN)
  --user EMAIL:PASSWORD           a user of the same club, without an admin's rights   (or CONFORMANCE_USER)
  --other-tenant EMAIL:PASSWORD   an admin of another club                             (or CONFORMANCE_OTHER_TENANT)
  --unpaid EMAIL:PASSWORD         an admin of a club without billing                   (or CONFORMANCE_UNPAID)
  --control URL                   the control API of a model, such as http://127.0.0.1:4010: it is RESET before every law
  --destructive                   laws may change what they have not created: the club, its users, its connectors
  --only TEXT                     only laws whose operation or title contains this, such as fans.list
  --out DIR                       where to write report.html, matrix.html, report.json and junit.xml (conformance-report)
  --more N                        N generated inputs per operation
  --watch                         runs what failed again: when you press Enter, and when a restarted server answers
  --help                          this text

A law that lacks what it needs is reported as "not run", never as passed. Without --destructive and --control the suite writes only
to rows that it has created, removes them, and lists at the end what it could not remove.
A password may contain colons. Passwords in the environment do not appear in the list of processes.
Exit code: 0 nothing failed, 1 something failed, 2 nothing could be judged, 130 interrupted.`

/** Parses the command line. Throws UsageError, with a sentence, if it is invalid. */
export function parseCli(args: readonly string[], env: Record<string, string | undefined>): Options | 'help' {
  const values = readArgs(args)
  if (values.help) return 'help'
  const account = (name: 'admin' | 'user' | 'other-tenant' | 'unpaid') => {
    const variable = `CONFORMANCE_${name.toUpperCase().replace('-', '_')}`
    const option = values[name]
    if (option !== undefined) return accountOf(option, `--${name}`)
    // CI passes a secret that it does not have as an empty string.
    return env[variable] ? accountOf(env[variable], variable) : null
  }
  if (values.url === undefined) throw new UsageError('--url is missing: which server?')
  const url = urlOf(values.url, '--url')
  const admin = account('admin')
  if (!admin) throw new UsageError('--admin is missing: every law signs in as the admin of a club.')
  return {
    url,
    admin,
    user: account('user'),
    otherTenant: account('other-tenant'),
    unpaid: account('unpaid'),
    control: values.control === undefined ? null : urlOf(values.control, '--control').replace(/\/__mock$/, ''),
    destructive: values.destructive,
    only: values.only === undefined ? null : filled(values.only, '--only'),
    out: filled(values.out, '--out'),
    watch: values.watch,
    more: values.more === undefined ? null : countOf(values.more),
  }
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        admin: { type: 'string' },
        user: { type: 'string' },
        'other-tenant': { type: 'string' },
        unpaid: { type: 'string' },
        control: { type: 'string' },
        destructive: { type: 'boolean', default: false },
        only: { type: 'string' },
        out: { type: 'string', default: 'conformance-report' },
        more: { type: 'string' },
        watch: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function accountOf(text: string, from: string): Account {
  const colon = text.indexOf(':')
  const [email, password] = [text.slice(0, colon), text.slice(colon + 1)]
  // The text is not repeated: part of it may be a password.
  if (colon < 1 || password === '') throw new UsageError(`${from} must be EMAIL:PASSWORD.`)
  if (!email.includes('@'))
    throw new UsageError(`${from} must be EMAIL:PASSWORD; the part before the colon is no e-mail address.`)
  return { email, password }
}

function urlOf(text: string, from: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(`${from} must be an http or https address.`)
  if (url.username || url.password)
    throw new UsageError(`${from} must not hold a name or a password: laws sign in by --admin.`)
  if (url.search || url.hash) throw new UsageError(`${from} must end with its path, without ? or #.`)
  return url.href.replace(/\/+$/, '')
}

function filled(text: string, from: string): string {
  if (text.trim() === '') throw new UsageError(`${from} is empty.`)
  return text
}

function countOf(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError('--more must be a number from 1 to 999999.')
  return Number(text)
}

/** The longest that a call may last. It is long because an event stream stays open until its law ends. */
const CALL_MS = 60_000

/** The server to judge, over the network. */
export async function openTarget(options: Options): Promise<Target> {
  const { url, admin, user, otherTenant, unpaid, destructive } = options
  const http = options.control === null ? null : await import('../../../mocks/node/httpControl.ts')
  return {
    url,
    fetch(request, signal) {
      const longest = AbortSignal.timeout(CALL_MS)
      return fetch(request, { signal: signal ? AbortSignal.any([signal, longest]) : longest })
    },
    admin,
    user,
    otherTenant,
    unpaid,
    control: http && options.control !== null ? http.connectHttpControl(options.control) : null,
    destructive,
  }
}
