import type { Plugin, Rollup } from 'vite'

const RUNTIME = 'rolldown-runtime'
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']\.\/rolldown-runtime-[^"']*["'];?/
const EXPORT = /export\s*\{([^}]*)\};?\s*$/

/** The pairs of `a as b, c as d`. */
const pairsOf = (names: string) => names.split(',').map((name) => name.trim().split(/\s+as\s+/))

/**
 * The code of a chunk with the bundler's runtime in it.
 *
 * @throws if either is not as the bundler writes it today
 */
export function withRuntime(code: string, runtime: string): string {
  const [statement, imported] = IMPORT.exec(code) ?? []
  const [exports, exported] = EXPORT.exec(runtime) ?? []
  if (imported === undefined || exported === undefined || exports === undefined || statement === undefined)
    throw new Error('the bundler writes its runtime in another way')
  const returned = pairsOf(exported).map(([own = '', name = own]) => `${name}:${own}`)
  const taken = pairsOf(imported).map(([name = '', own = name]) => `${name}:${own}`)
  const body = runtime.slice(0, -exports.length)
  return code.replace(statement, () => `const{${taken.join()}}=(()=>{${body};return{${returned.join()}}})();`)
}

/**
 * Vite plugin that puts the bundler's runtime into one chunk, which would otherwise wait for another file: the bundler
 * gives the runtime a chunk of its own if several need it.
 *
 * @param name of the chunk
 */
export const inlineRuntime = (name: string): Plugin => ({
  name: 'inline-runtime',
  apply: 'build',
  generateBundle(_options, bundle) {
    const named = (wanted: string) =>
      Object.values(bundle).find((file): file is Rollup.OutputChunk => file.type === 'chunk' && file.name === wanted)
    const [chunk, runtime] = [named(name), named(RUNTIME)]
    if (!chunk) throw new Error(`the build has no chunk ${name}`)
    // It may already hold the runtime.
    if (!runtime || !chunk.imports.includes(runtime.fileName)) return
    chunk.code = withRuntime(chunk.code, runtime.code)
    chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName)
  },
})
