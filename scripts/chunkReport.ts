import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'
import { z } from 'zod'

const root = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/')
const reportOf = (folder: string) => `${root}.cache/chunks/${folder}.json`

const Chunk = z.object({
  file: z.string(),
  /** The module that it was built for; null for code that others share. */
  entry: z.string().nullable(),
  /** Bytes after gzip. */
  size: z.int(),
  /** The files that load with it. */
  imports: z.array(z.string()),
  /** Its modules, by their path in the project or their package, with their bytes before compression. */
  modules: z.array(z.object({ id: z.string(), bytes: z.int() })),
})
export type Chunk = z.infer<typeof Chunk>

const idOf = (module: string) => module.replaceAll('\\', '/').replace(/^\0/, '').replace(root, '').replace(/\?.*$/, '')

function chunkOf({ fileName, facadeModuleId, code, imports, modules }: Rollup.OutputChunk): Chunk {
  return {
    file: fileName,
    entry: facadeModuleId === null ? null : idOf(facadeModuleId),
    size: gzipSync(code).length,
    imports,
    modules: Object.entries(modules).map(([id, { renderedLength }]) => ({ id: idOf(id), bytes: renderedLength })),
  }
}

/**
 * Vite plugin that notes which modules each chunk of a build has, for `npm run chunks` and the budgets.
 *
 * @param part for the bundle of workers, which Vite builds apart
 */
export function chunkReport(part = ''): Plugin {
  let folder = ''
  return {
    name: 'chunk-report',
    apply: 'build',
    configResolved({ build }) {
      folder = basename(build.outDir)
    },
    // Last, because Vite puts the names of the files that a page preloads into its code at the end.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [chunkOf(file)] : []))
        mkdirSync(`${root}.cache/chunks`, { recursive: true })
        writeFileSync(reportOf(folder + part), JSON.stringify(chunks))
      },
    },
  }
}

/** The chunks of workers are reported apart from those of pages. */
export const WORKERS = '-workers'

/**
 * Reads the chunks of the last build into a folder, such as `dist`, or those of its workers, such as `dist-workers`.
 */
export const readChunks = (folder: string): Chunk[] =>
  z.array(Chunk).parse(JSON.parse(readFileSync(reportOf(folder), 'utf8')))

/** The chunks of some entries, and all that load with them; throws if a build has no such entry. */
export function chunksOf(chunks: readonly Chunk[], entries: readonly string[]): Chunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  const found = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const file of chunk.imports) visit(byFile.get(file))
  }
  for (const entry of entries) {
    // An entry may be in a file with other modules.
    const chunk =
      chunks.find((each) => each.entry === entry) ??
      chunks.find(({ modules }) => modules.some(({ id }) => id === entry))
    if (!chunk) throw new Error(`no chunk was built for ${entry}`)
    visit(chunk)
  }
  return [...found]
}
