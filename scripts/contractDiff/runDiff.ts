import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { compareContracts, type Change } from './compare.ts'
import { readDocument, reduceDocument, type OpenApi } from './document.ts'
import { summarizeChanges } from './summary.ts'
import { claimedVersion, lastRelease, levelOf, packagedVersion, versionProblem } from './versions.ts'

const usageOf = (
  command: string,
  more = '',
) => `${command} [--against VERSION|REF|FILE] [--document FILE] [--json FILE]${more}
What has changed in the contract since the last release; --against compares with a release such as 0.1.0, with the openapi.json of
a revision of git, or with a document. --document is the new one, openapi.json by default; --json writes the changes to a file.`

const COMMAND = 'npm run contract:diff --'
const USAGE = `${usageOf(COMMAND, ' [--check] [--release]')}
--check fails if the last entry of CHANGELOG.md claims less than has changed since the last release.
--release keeps the document as that of the version in package.json.`

const FAILED = 1
const NOT_COMPARED = 2
/** A document of the contract has half a megabyte. */
const MOST_BYTES = 64 * 1024 * 1024

/** Where the documents and the changelog are. */
export interface Place {
  root: string
  write(text: string): void
  /** What people of another project have typed before the arguments. They have no changelog and no releases to keep. */
  command?: string
}

/**
 * Runs the command `contract:diff` (docs/guides/contract-versions.md#what-has-changed) and resolves with its exit code.
 */
export async function runDiff(
  args: readonly string[],
  { root, write, command }: Place = { root: process.cwd(), write: (text) => void process.stdout.write(text) },
): Promise<number> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        against: { type: 'string' },
        document: { type: 'string', default: join(root, 'openapi.json') },
        json: { type: 'string' },
        check: { type: 'boolean', default: false },
        release: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.help) {
      write(`${command === undefined ? USAGE : usageOf(command)}\n`)
      return 0
    }
    if (command !== undefined && (values.check || values.release))
      throw new Error('--check and --release are for the repository of the contract.')
    if ((values.check || values.release) && values.against !== undefined)
      throw new Error('--check and --release are about the last release: leave out --against.')
    const document = documentIn(values.document, '--document')
    if (values.release) return keep(document, root, write)
    const released = values.against === undefined ? lastRelease(join(root, FOLDER)) : null
    if (values.against === undefined && !released) throw new Error(`No release is kept in ${FOLDER}; use --against.`)
    const before = released
      ? readDocument(readFileSync(released.file, 'utf8'), released.file)
      : documentAt(values.against ?? '', root)
    const changes = await compareContracts(before, document)
    if (values.json !== undefined) writeChanges(values.json, changes)
    write(
      `${released ? relative(root, released.file) : values.against} → ${isAbsolute(values.document) ? relative(root, values.document) : values.document}\n`,
    )
    write(summarizeChanges(changes, document))
    if (!values.check || !released) return 0
    const problem = versionProblem(levelOf(changes), {
      released: released.version,
      packaged: packagedVersion(join(root, 'package.json')),
      claimed: claimedVersion(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')),
    })
    if (problem !== null) write(`\n${problem}\n`)
    return problem === null ? 0 : FAILED
  } catch (error) {
    write(`${error instanceof Error ? error.message : String(error)}\nSee ${command ?? COMMAND} --help\n`)
    return NOT_COMPARED
  }
}

/** The documents of the releases, without texts and examples. */
export const FOLDER = 'docs/contract'

function documentIn(file: string, option: string): OpenApi {
  if (!existsSync(file)) throw new Error(`${option}: there is no file "${file}".`)
  return readDocument(readFileSync(file, 'utf8'), file)
}

function writeChanges(file: string, changes: readonly Change[]) {
  try {
    writeFileSync(file, `${JSON.stringify(changes, null, 2)}\n`)
  } catch (cause) {
    throw new Error(`--json: "${file}" cannot be written.`, { cause })
  }
}

/** The document in a file, of a kept release, or of a revision of git. */
function documentAt(against: string, root: string): OpenApi {
  if (existsSync(against)) return documentIn(against, '--against')
  // Releases are kept here, so that a shallow clone without tags has them too.
  const kept = join(root, FOLDER, `openapi-${against.replace(/^v/, '')}.json`)
  if (existsSync(kept)) return documentIn(kept, '--against')
  try {
    return readDocument(show(`${against}:openapi.json`, root), `openapi.json of ${against}`)
  } catch {
    throw new Error(`--against: "${against}" is neither a file, a release, nor a revision of git with an openapi.json.`)
  }
}

const show = (object: string, cwd: string) =>
  execFileSync('git', ['show', object], {
    cwd,
    encoding: 'utf8',
    maxBuffer: MOST_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
  })

/** Keeps a document as that of a release. */
function keep(document: OpenApi, root: string, write: Place['write']): number {
  const version = packagedVersion(join(root, 'package.json')).join('.')
  if (document.info.version !== version)
    throw new Error(`The document is of ${document.info.version}, package.json says ${version}: run npm run openapi.`)
  const file = join(root, FOLDER, `openapi-${version}.json`)
  const text = `${JSON.stringify(reduceDocument(document), null, 1)}\n`
  if (existsSync(file) && readFileSync(file, 'utf8') !== text)
    throw new Error(
      `${relative(root, file)} is another document: ${version} has been released. Raise the version first.`,
    )
  writeFileSync(file, text)
  write(`${(text.length / 1024).toFixed(0)} KB → ${relative(root, file)}\n`)
  return 0
}
