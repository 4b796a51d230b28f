import { cp, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { rolldown, type OutputChunk, type Plugin } from 'rolldown'
import { entries } from './manifest.ts'

/**
 * Writes the modules of the package into a folder, with the packages that they use; only zod, and MSW's
 * handlers and Vitest for those who have them, are left outside. Resolves with the files that were read, as absolute paths.
 */
export async function bundle(root: string, folder: string): Promise<string[]> {
  const names = [...Object.values(entries), 'touchline']
  const build = await rolldown({
    cwd: root,
    input: Object.fromEntries(names.map((name) => [name, `${root}scripts/package/entries/${name}.ts`])),
    platform: 'node',
    external: [/^zod($|\/)/, 'msw/http', 'vitest'],
    plugins: [withoutNode()],
    // One call of Node's `require` would bring it to all modules, and those of the model have to run in browsers, too.
    resolve: { alias: { debug: 'debug/src/browser.js' } },
    transform: {
      target: 'node22',
      // Nothing in a bundle is the file that Node was started with, besides the program, which starts itself.
      define: { 'import.meta.main': 'false' },
    },
  })
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    banner: ({ name, isEntry }) => (isEntry && name === 'touchline' ? '#!/usr/bin/env node' : ''),
  })
  await build.close()
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk')
  const files = chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([file, { renderedLength }]) => (renderedLength > 0 ? file : [])),
  )
  await Promise.all(files.filter((file) => file.includes('/node_modules/')).map((file) => copyAssets(file, folder)))
  return files
}

/**
 * Leaves out what nobody uses and only Node has, for the same reason: the streams of papaparse, and an empty import.
 */
function withoutNode(): Plugin {
  const nothing = '\0nothing'
  return {
    name: 'without-node',
    resolveId: (source, importer) => (source === 'stream' && importer?.includes('/papaparse/') ? nothing : undefined),
    load: (id) => (id === nothing ? 'export {}' : undefined),
    // Rolldown's helpers import it even where none of them needs it.
    generateBundle(_, output) {
      for (const file of Object.values(output))
        if (file.type === 'chunk') file.code = file.code.replace(/^import "node:module";\n/m, '')
    },
  }
}

/** Copies what a module reads from beside itself: the parser of MSW for HTTP is a WebAssembly file. */
async function copyAssets(file: string, folder: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  for (const [, asset = ''] of text.matchAll(/["'](\.\/[\w./-]+\.wasm)["']/g))
    await cp(join(dirname(file), asset), join(folder, asset))
}
