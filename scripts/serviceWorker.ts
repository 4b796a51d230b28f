import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rollup } from 'vite'
import type { Files } from '../mocks/browser/serviceWorker.ts'
import { NOT_FOUND } from './appFiles.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Names in a build: our script, MSW's, which ours loads and `msw/vite` adds, and the list of files that ours keeps. */
const OURS = 'serviceWorker.js'
const MSW = 'mockServiceWorker.js'
const LIST = 'files.json'

/** Our script in one file: browsers do not all know modules in service workers. */
async function readOurs(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: `${root}mocks/browser/serviceWorker.ts`, output: { format: 'iife' } },
    },
  })
  // A build with one format and without watching has one result.
  return (built as Rollup.RollupOutput).output[0].code
}

/**
 * Lists the files of a folder, with a digest of each, for the service worker to keep.
 *
 * @param isKept false for a file, by its path below the folder, that is kept only as it is visited
 */
export function listFiles(folder: string, isKept: (path: string) => boolean = () => true) {
  const list: Files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/').slice(folder.length + 1))
    .filter((path) => ![OURS, MSW, LIST, NOT_FOUND].includes(path) && isKept(path))
    .toSorted()
    .map((path) => ({
      path,
      revision: createHash('sha256')
        .update(readFileSync(`${folder}/${path}`))
        .digest('base64url')
        .slice(0, 8),
    }))
  writeFileSync(`${folder}/${LIST}`, JSON.stringify(list))
}

/** Vite plugin that serves and builds the service worker of the demo, and lists the build's files for it. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    configureServer({ config, middlewares }) {
      middlewares.use(config.base + OURS, (_request, response, next) => {
        readOurs().then((script) => response.setHeader('content-type', 'text/javascript').end(script), next)
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: OURS, source: await readOurs() })
    },
    writeBundle: { order: 'post', sequential: true, handler: ({ dir = '' }) => listFiles(dir.replaceAll('\\', '/')) },
  }
}
