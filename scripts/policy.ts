import type { Plugin } from 'vite'

export interface PolicyOptions {
  /** For a real server, whose images and dashboards may be of other hosts. */
  real: boolean
  /** Where the API lives; another host than the page's must be named. */
  apiBase?: string | undefined
}

/** What a page may load and do, as the value of a Content-Security-Policy. `frame-ancestors` only counts in a header: see README. */
export function policyOf({ real, apiBase = '' }: PolicyOptions): string {
  if (apiBase.startsWith('//')) throw new Error(`VITE_API_BASE needs its scheme: https:${apiBase}`)
  const api = URL.canParse(apiBase) ? [new URL(apiBase).origin] : []
  const elsewhere = real ? ['https:'] : []
  const sources = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    // data: small icons within style sheets; blob: the picture that somebody has just chosen.
    'img-src': ["'self'", 'data:', 'blob:', ...elsewhere, ...(real ? api : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api],
    'frame-src': ["'self'", ...elsewhere],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  }
  return Object.entries(sources)
    .map(([directive, allowed]) => `${directive} ${allowed.join(' ')}`)
    .join('; ')
}

/** The page with the policy before all that it rules. */
export function withPolicy(html: string, policy: string): string {
  const charset = '<meta charset="utf-8" />'
  if (!html.includes(charset)) throw new Error('A page without its charset, after which the policy stands')
  return html.replace(
    charset,
    () => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  )
}

/** Storybook's page is none of ours. */
const isOurs = (path: string) => path === '/index.html' || path.startsWith('/external/')

/** Writes the policy into every page of a build. In development there is none: Vite's client writes styles into the page. */
export function contentPolicy(real: boolean): Plugin {
  let policy = ''
  return {
    name: 'content-policy',
    apply: 'build',
    configResolved({ env }) {
      // Vite types its environment as any.
      policy = policyOf({ real, apiBase: env.VITE_API_BASE as string | undefined })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path }) => (isOurs(path) ? withPolicy(html, policy) : html),
    },
  }
}

/**
 * Zod asks by `new Function` whether it may compile schemas. The policy says no, and the browser reports that it was asked. Told
 * beforehand, it does not ask; and "beforehand" is only certain in the module that holds its settings. Measured, it costs nothing.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: 'zod-without-eval',
    apply: 'build',
    transform: {
      filter: { id: /\/zod\/v4\/core\/core\.js$/ },
      handler: (code) => ({ code: `${code}\nconfig({ jitless: true })\n`, map: null }),
    },
  }
}
