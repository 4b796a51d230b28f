import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rollup } from 'vite'
import { listFiles, SERVICE_WORKER, withFiles } from './fileList.ts'

const root = fileURLToPath(new URL('../..', import.meta.url)).replaceAll('\\', '/')

/** The code of the service worker: ours, then MSW's script from its package. Ours has to listen first. */
async function code(): Promise<string> {
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rollupOptions: {
        input: `${root}mocks/adapters/serviceWorker/serviceWorker.ts`,
        output: { format: 'iife' },
      },
    },
    // A build with one format and without watching has one result.
  })) as Rollup.RollupOutput
  const msw = readFileSync(`${root}node_modules/msw/lib/mockServiceWorker.js`, 'utf8')
  return `${built.output[0].code}\n${msw}`
}

/**
 * Vite plugin that serves and builds the service worker. A file in public/ would ship in a build for a real server. The
 * built script lists all files of the build, so that it is another script for each build.
 *
 * @param id the id of the build
 */
export function serviceWorker(id: string): Plugin {
  return {
    name: 'service-worker',
    configureServer(server) {
      server.middlewares.use(`${server.config.base}${SERVICE_WORKER}`, (_request, response, next) => {
        code().then(
          (script) =>
            response
              .setHeader('content-type', 'text/javascript')
              .end(withFiles(script, { build: id, files: [], opened: [] })),
          next,
        )
      })
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const files = listFiles(dir.replaceAll('\\', '/'))
        writeFileSync(`${dir}/${SERVICE_WORKER}`, withFiles(await code(), { build: id, files, opened: [] }))
      },
    },
  }
}
