import { minifySync, type Plugin, type Rollup } from 'vite'

const RUNTIME = 'rolldown-runtime'
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']\.\/rolldown-runtime-[^"']*["'];?/
const EXPORT = /export\s*\{([^}]*)\};?\s*$/

/** The pairs of `a as b, c as d`: of the names in `import` and `export` statements. */
const pairsOf = (names = '') => names.split(',').map((name) => name.trim().split(/\s+as\s+/))

/**
 * The code of a chunk with what it imports of the bundler's runtime in it.
 *
 * @throws if either is not as the bundler writes it today
 */
export function withRuntime(code: string, runtime: string): string {
  const [statement = '', imported] = IMPORT.exec(code) ?? []
  const [exports = '', exported] = EXPORT.exec(runtime) ?? []
  const names = new Map(pairsOf(exported).map(([own = '', name = own]) => [name, own]))
  const parts = pairsOf(imported).map(([name = '', local = name]) => ({ own: names.get(name), local }))
  if (parts.some(({ own }) => !own)) throw new Error('the bundler writes its runtime in another way now')
  const all = `${runtime.slice(0, -exports.length)};export{${parts.map(({ own, local }) => `${own} as ${local}`).join()}}`
  const needed = minifySync('runtime.js', all, { module: true, compress: true }).code
  const [end = '', returned] = EXPORT.exec(needed) ?? []
  const object = pairsOf(returned).map(([own = '', local = own]) => `${local}:${own}`)
  const locals = parts.map(({ local }) => local)
  return code.replace(
    statement,
    () => `const{${locals.join()}}=(()=>{${needed.slice(0, -end.length)};return{${object.join()}}})();`,
  )
}

/**
 * Vite plugin that puts what a chunk needs of the bundler's runtime into it. The bundler gives the runtime a chunk of
 * its own if several need it, which would be one more file to wait for.
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
    // It may hold the runtime already.
    if (!runtime || !chunk.imports.includes(runtime.fileName)) return
    chunk.code = withRuntime(chunk.code, runtime.code)
    chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName)
  },
})
