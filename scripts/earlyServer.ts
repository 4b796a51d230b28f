import { fileURLToPath } from 'node:url'
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/')
const WORKER = 'mocks/adapters/worker/earlyWorker.ts'
const DEMO = 'mocks/demo.ts'

/** True for a build of the product, false for one with other pages, such as Storybook's. */
export const isProduct = (input: unknown) =>
  [input].flat().some((file) => String(file).replaceAll('\\', '/').startsWith(`${root}index.html`))

/** A chunk and everything it imports statically. */
function closureOf(bundle: Rollup.OutputBundle, start: Rollup.OutputChunk): string[] {
  const files = new Set<string>()
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (files.has(file) || chunk?.type !== 'chunk') return
    files.add(file)
    for (const imported of chunk.imports) visit(imported)
  }
  visit(start.fileName)
  return [...files]
}

/**
 * Vite plugin that starts the server of the demo and loads the demo's code beside the app, not after it. Its script is a small
 * one of its own, which the browser runs before it has loaded the app.
 */
export function earlyServer(): Plugin {
  let base = '/'
  return {
    name: 'early-server',
    configResolved(config) {
      base = config.base
    },
    buildStart({ input }) {
      // A build with other pages than the product's, such as Storybook's, has no server of its own.
      if (isProduct(input) && !this.meta.watchMode)
        this.emitFile({ type: 'chunk', id: root + WORKER, name: 'earlyWorker' })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { path, bundle }) {
        if (path !== '/index.html') return []
        const script = (src: string): HtmlTagDescriptor => ({
          tag: 'script',
          attrs: { type: 'module', async: true, crossorigin: true, src: base + src },
          injectTo: 'head',
        })
        if (!bundle) return [script(WORKER)]
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const holderOf = (module: string) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/') === root + module)
          if (!chunk) throw new Error(`the build has no chunk of ${module}`)
          return chunk
        }
        const worker = holderOf(WORKER)
        const preloads = closureOf(bundle, holderOf(DEMO)).map((file): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: base + file },
          injectTo: 'head',
        }))
        return [script(worker.fileName), ...preloads]
      },
    },
  }
}
