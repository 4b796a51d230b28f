import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadEnv, type Connect, type Plugin } from 'vite'

/** The pages of mocks/external: each name is its folder there and its address below `external/`. */
const pages = ['checkout', 'portal', 'dashboard'] as const

const FOLDER = 'external/'
const root = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/')
const sourceOf = (page: string) => `mocks/${FOLDER}${page}/index.html`

/** Where a page would lie if its HTML were at its address: by this name it is built, and so it is written there. */
const entryOf = (page: string) => `${root}${FOLDER}${page}/index.html`

/** Which page an address is of, and what comes after the page's name: its slash, or nothing. */
function find(base: string, { url = '' }: Connect.IncomingMessage) {
  const [path = '', query] = url.split(/\?(.*)/s)
  const [, name, rest = ''] = /^([^/]*)(\/(?:index\.html)?)?$/.exec(path.slice(`${base}${FOLDER}`.length)) ?? []
  const page = path.startsWith(`${base}${FOLDER}`) ? pages.find((known) => known === name) : undefined
  return page && { page, rest, query: query === undefined ? '' : `?${query}` }
}

/** Without the slash a server of files would not find the page, nor the page its neighbours. */
const addSlash =
  (base: string): Connect.NextHandleFunction =>
  (request, response, next) => {
    const found = find(base, request)
    if (found?.rest === '') response.writeHead(302, { location: `${base}${FOLDER}${found.page}/${found.query}` }).end()
    else next()
  }

/** `/demo/external/checkout/?plan=pro` is answered by the page's HTML; before Vite can answer it by the product's. */
const serve =
  (base: string): Connect.NextHandleFunction =>
  (request, _response, next) => {
    const found = find(base, request)
    if (found) request.url = `${base}${sourceOf(found.page)}${found.query}`
    next()
  }

/** The stand-ins for the outside systems that the product links to, at `external/<name>/`, served and built. */
export function externalPages(): Plugin {
  return {
    name: 'external-pages',
    enforce: 'pre',
    configureServer({ config, middlewares }) {
      middlewares.use(addSlash(config.base))
      middlewares.use(serve(config.base))
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(addSlash(config.base))
    },
    options(options) {
      // Of a build with other pages than the product's, such as Storybook's, they are no part.
      if (typeof options.input !== 'string' || !options.input.replaceAll('\\', '/').startsWith(`${root}index.html`))
        return null
      return { ...options, input: [options.input, ...pages.map(entryOf)] }
    },
    resolveId: (id) => (pages.some((page) => entryOf(page) === id) ? id : null),
    load(id) {
      const page = pages.find((name) => entryOf(name) === id)
      return page ? readFileSync(root + sourceOf(page), 'utf8') : null
    },
  }
}

/**
 * The four payment links of src/config.ts lead to the checkout, but for those that the environment sets. Like the server's link
 * to the portal they lie below the app's root.
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
