import { globSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Connect, Plugin } from 'vite'
import { renderPage } from './docs/page.ts'
import { policyOf, withPolicy } from './policy.ts'

const FOLDER = 'reference/'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * The source of each file beside the page, relative to the project's root. The page itself is built from
 * mocks/external/reference.
 */
const files: Readonly<Record<string, string>> = {
  'docs.css': 'scripts/docs/docs.css',
  'openapi.json': 'openapi.json',
  'openapi-3.2.json': 'openapi-3.2.json',
}

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')

/** The documents of docs/, relative to it. Each becomes a page at `docs/`, next to the reference that links to it. */
const documents = () => new Set(globSync('**/*.md', { cwd: `${root}docs` }).map((file) => file.replaceAll('\\', '/')))
const pageOf = (document: string) => `docs/${document.replace(/\.md$/, '.html')}`

/** The content of a file of the reference as it is served; undefined for an unknown name. */
function sourceOf(name: string, isWhole: boolean): string | undefined {
  const known = documents()
  const document = [...known].find((candidate) => pageOf(candidate) === name)
  if (document !== undefined) return renderPage(read(`docs/${document}`), document, known, isWhole)
  const path = Object.hasOwn(files, name) ? files[name] : undefined
  if (path === undefined) return undefined
  const text = read(path)
  // The document links to Markdown files of the repository. The pages made of them have the same paths here.
  return name.endsWith('.json') ? text.replace(/\b(docs\/[\w/-]+)\.md\b/g, '$1.html') : text
}

const serve =
  (base: string, isWhole: boolean): Connect.NextHandleFunction =>
  (request, response, next) => {
    const address = `${base}${FOLDER}`
    const path = pathOf(request)
    const name = path.slice(address.length)
    const source = path.startsWith(address) ? sourceOf(name, isWhole) : undefined
    if (source === undefined) next()
    else response.setHeader('content-type', types[extname(name)] ?? 'text/plain').end(source)
  }

const pathOf = ({ originalUrl = '' }: Connect.IncomingMessage) => originalUrl.replace(/\?.*/, '')

/**
 * Vite plugin that serves and builds what lies beside the API reference at `reference/`: the document and docs/, all
 * offline.
 *
 * @param isWhole false without the reference itself, which needs the model: only what the inspector links to
 */
export function referencePage(isWhole: boolean): Plugin {
  return {
    name: 'reference-page',
    configureServer({ config, middlewares }) {
      middlewares.use(serve(config.base, isWhole))
    },
    generateBundle() {
      const beside = isWhole ? Object.keys(files) : ['docs.css']
      for (const name of [...beside, ...[...documents()].map(pageOf)]) {
        const text = sourceOf(name, isWhole) ?? ''
        const source = name.endsWith('.html') ? withPolicy(text, policyOf({ real: false })) : text
        this.emitFile({ type: 'asset', fileName: `${FOLDER}${name}`, source })
      }
    },
  }
}
