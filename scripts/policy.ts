import type { Plugin } from 'vite'

export interface PolicyOptions {
  /** True for a build for a real server, whose images and dashboards may come from other hosts. */
  real: boolean
  /** The base URL of the API. If it is on another host, the policy has to name that host. */
  apiBase?: string | undefined
}

/**
 * The value of a page's Content-Security-Policy. `frame-ancestors` only works in a header
 * (docs/guides/deployment.md#content-security-policy).
 */
export function policyOf({ real, apiBase = '' }: PolicyOptions): string {
  if (apiBase.startsWith('//')) throw new Error(`VITE_API_BASE needs its scheme: https:${apiBase}`)
  const api = URL.canParse(apiBase) ? [new URL(apiBase).origin] : []
  const elsewhere = real ? ['https:'] : []
  const sources = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    // data: small icons in style sheets; blob: a picture that the user has just chosen.
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

/** Inserts the policy into a page, before everything that it governs. */
export function withPolicy(html: string, policy: string): string {
  const charset = '<meta charset="utf-8" />'
  if (!html.includes(charset)) throw new Error('The page has no charset, after which the policy is inserted')
  return html.replace(
    charset,
    () => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  )
}

/** Pages that get the policy. Storybook's does not. */
const isOurs = (path: string) =>
  path === '/index.html' || path === '/reference/index.html' || path.startsWith('/external/')

/**
 * Vite plugin that writes the policy into every page of a build. Development has none: Vite's client injects inline
 * styles.
 */
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
