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
 * Puts an async module before every other script of a page: a script that blocks also keeps the browser from loading
 * what follows it.
 */
function withFirst(html: string, src: string): string {
  const first = html.indexOf('<script')
  if (first === -1) throw new Error('index.html has no script')
  return `${html.slice(0, first)}<script type="module" async crossorigin src="${src}"></script>\n    ${html.slice(first)}`
}

/**
 * Vite plugin that starts the server of the demo and loads the demo's code beside the app, not after it. Its script is
 * a small one of its own, which the browser runs before it has loaded the app.
 */
export function earlyServer(): Plugin {
  let base = '/'
  return {
    name: 'early-server',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle }) {
        if (path !== '/index.html') return []
        if (!bundle) return withFirst(html, base + WORKER)
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const holderOf = (module: string) => {
          const holds = (id: string) => id.replaceAll('\\', '/') === root + module
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some(holds))
          if (!chunk) throw new Error(`the build has no chunk of ${module}`)
          return chunk
        }
        const worker = holderOf(WORKER)
        if (worker.imports.length > 0) throw new Error(`${WORKER} waits for ${worker.imports.join(', ')}`)
        const preloads = closureOf(bundle, holderOf(DEMO))
          .filter((file) => file !== worker.fileName)
          .map((file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: base + file },
            injectTo: 'head',
          }))
        return { html: withFirst(html, base + worker.fileName), tags: preloads }
      },
    },
  }
}
