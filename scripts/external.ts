import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadEnv, type Connect, type Plugin } from 'vite'
import { addSlash } from './addSlash.ts'

/**
 * The pages of mocks/external: each name is its folder there and its address below `external/`. The reference has one
 * of its own.
 */
const pages = ['checkout', 'portal', 'dashboard', 'director', 'presenter', 'reference'] as const
type Page = (typeof pages)[number]

const FOLDER = 'external/'
const addressOf = (page: Page) => (page === 'reference' ? 'reference/' : `${FOLDER}${page}/`)
const root = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/')
const sourceOf = (page: Page) => `mocks/${FOLDER}${page}/index.html`

/**
 * The path of a page's HTML if it lay at its public address. As the entry's name it makes the build write the page
 * there.
 */
const entryOf = (page: Page) => `${root}${addressOf(page)}index.html`

/** The addresses of the pages. */
const addresses = (base: string) => pages.map((page) => base + addressOf(page))

/** Answers `/demo/external/checkout/?plan=pro` with the page's HTML, before Vite answers it with the product's. */
const serve =
  (base: string): Connect.NextHandleFunction =>
  (request, _response, next) => {
    const [path = '', query = ''] = (request.url ?? '').split(/(\?.*)/s)
    const page = pages.find((name) => path.replace(/index\.html$/, '') === base + addressOf(name))
    if (page) request.url = `${base}${sourceOf(page)}${query}`
    next()
  }

/**
 * Vite plugin that serves and builds the stand-ins for outside systems at `external/<name>/`, which the product links
 * to, and the API reference.
 */
export function externalPages(): Plugin {
  return {
    name: 'external-pages',
    enforce: 'pre',
    configureServer({ config, middlewares }) {
      middlewares.use(addSlash(addresses(config.base)))
      middlewares.use(serve(config.base))
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(addSlash(addresses(config.base)))
    },
    config: () => ({ build: { rolldownOptions: { input: [`${root}index.html`, ...pages.map(entryOf)] } } }),
    resolveId: (id) => (pages.some((page) => entryOf(page) === id) ? id : null),
    load(id) {
      const page = pages.find((name) => entryOf(name) === id)
      return page ? readFileSync(root + sourceOf(page), 'utf8') : null
    },
  }
}

/**
 * Defines the four payment links of src/config.ts. A link that the environment does not set leads to the demo's
 * checkout. They are relative to the app's root, like the server's link to the portal.
 */
export function paymentLinks(mode: string): Record<string, string> {
  const set = loadEnv(mode, root, 'VITE_PAYMENT_')
  const links = ['standard', 'pro'].flatMap((plan) =>
    ['monthly', 'yearly'].map((period) => {
      const name = `VITE_PAYMENT_${plan}_${period}`.toUpperCase()
      return [name, set[name] ?? `${FOLDER}checkout/?plan=${plan}&period=${period}`] as const
    }),
  )
  return Object.fromEntries(links.map(([name, link]) => [`import.meta.env.${name}`, JSON.stringify(link)]))
}
