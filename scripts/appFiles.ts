import { copyFileSync } from 'node:fs'
import type { HtmlTagDescriptor, Plugin } from 'vite'

const FILE = 'manifest.webmanifest'
/** The page for addresses without a file, on hosts that look for one of this name. */
export const NOT_FOUND = '404.html'
/** The name in index.html, which `VITE_BRAND` replaces. */
const BRAND = 'Touchline'

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The ground of the page before its styles are there: `--boot-…` in public/boot/boot.css. */
const GROUND = { light: '#f6f5f2', dark: '#111512' } as const

const icon = (size: number, name: string, purpose: 'any' | 'maskable') => ({
  src: `icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The web manifest: with it a browser can install the product like an app. Its addresses are relative to it. */
export const manifestOf = (brand: string) => ({
  name: brand,
  short_name: brand,
  description: 'The back office of a sports club',
  lang: 'en',
  id: './',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: GROUND.light,
  theme_color: GROUND.light,
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon(192, 'mark', 'any'),
    icon(512, 'mark', 'any'),
    icon(192, 'maskable', 'maskable'),
    icon(512, 'maskable', 'maskable'),
  ],
})

/**
 * Vite plugin that writes what browsers and hosts look for beside the app: the manifest with the brand of the build, its
 * icons and colours, and the app's page again as `404.html`, which a plain host of files sends for every address without
 * a file, and so for every screen but the first.
 */
export function appFiles(): Plugin {
  let brand = ''
  let base = '/'
  const manifest = () => `${JSON.stringify(manifestOf(brand), null, 2)}\n`
  return {
    name: 'app-files',
    configResolved(config) {
      // Vite types its environment as any.
      brand = (config.env.VITE_BRAND as string | undefined) ?? BRAND
      base = config.base
    },
    configureServer({ config, middlewares }) {
      middlewares.use(`${config.base}${FILE}`, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json').end(manifest())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: manifest() })
    },
    transformIndexHtml(html, { path }) {
      if (path !== '/index.html') return []
      const tag = (name: string, attrs: Record<string, string>): HtmlTagDescriptor => ({
        tag: name,
        attrs,
        injectTo: 'head',
      })
      const tags = [
        tag('link', { rel: 'manifest', href: base + FILE }),
        tag('link', { rel: 'apple-touch-icon', href: `${base}icons/apple-180.png` }),
        ...(['light', 'dark'] as const).map((scheme) =>
          tag('meta', { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content: GROUND[scheme] }),
        ),
      ]
      return { html: html.replaceAll(BRAND, () => escaped(brand)), tags }
    },
    writeBundle({ dir = '' }) {
      copyFileSync(`${dir}/index.html`, `${dir}/${NOT_FOUND}`)
    },
  }
}
