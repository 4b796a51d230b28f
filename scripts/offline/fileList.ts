import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { NOT_FOUND } from '../appFiles.ts'
import type { BuildFiles } from '../../mocks/adapters/serviceWorker/messages.ts'

/** The service worker's script in a build. */
export const SERVICE_WORKER = 'mockServiceWorker.js'

/** The digest of `digestOf` in mocks/adapters/serviceWorker/keepFiles.ts. */
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest().subarray(0, 6).toString('base64')

/** The order in which the files are stored: what the screens need comes before pictures and the reference. */
const order = [/^index\.html$|^boot\//, /^assets\/.*\.(?:js|css|woff2)$/, /^(?!assets|reference)/]
const rankOf = (file: string) => {
  const rank = order.findIndex((pattern) => pattern.test(file))
  return rank === -1 ? order.length : rank
}

const compare = <T extends number | string>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Lists the files of a folder for the service worker.
 *
 * @param opened folders that come last, because they have many files and few people open them
 */
export function listFiles(folder: string, opened: readonly string[] = []): BuildFiles['files'] {
  const rank = (file: string) => (opened.some((place) => file.startsWith(place)) ? Infinity : rankOf(file))
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/').slice(folder.length + 1))
    .filter((file) => file !== SERVICE_WORKER && file !== NOT_FOUND)
    .toSorted((a, b) => compare(rank(a), rank(b)) || compare(a, b))
    .map((file) => [file, digestOf(readFileSync(`${folder}/${file}`))] as const)
}

const firstLine = (files: BuildFiles) => `const TOUCHLINE = ${JSON.stringify(files)};\n`

/** The script of a build: the line with its files, and the code. */
export const withFiles = (code: string, files: BuildFiles) => firstLine(files) + code

/** The files that a script lists, and its code. */
export function readScript(script: string): { listed: BuildFiles; code: string } {
  const [, list, code] = /^const TOUCHLINE = ([^\n]*);\n(.*)$/s.exec(script) ?? []
  if (list === undefined || code === undefined) throw new Error('this script of a service worker lists no files')
  // `withFiles` has written it.
  return { listed: JSON.parse(list) as BuildFiles, code }
}

/** Writes the list of a folder's files into its service worker, after the folder has changed. */
export function listAgain(folder: string, change: Partial<Pick<BuildFiles, 'build' | 'opened'>> = {}) {
  const file = `${folder}/${SERVICE_WORKER}`
  const { listed, code } = readScript(readFileSync(file, 'utf8'))
  const { build, opened } = { ...listed, ...change }
  writeFileSync(file, withFiles(code, { build, opened, files: listFiles(folder, opened) }))
}
