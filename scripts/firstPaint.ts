import type { Plugin } from 'vite'

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * Vite plugin that prepares the product's HTML page for its first paint. The page shows the brand of the build, and the
 * app's style sheets do not block it, because their links move behind the boot view. Scripts still wait for them.
 */
export function firstPaint(): Plugin {
  let brand = ''
  return {
    name: 'first-paint',
    configResolved({ env }) {
      // Vite types its environment as any.
      brand = (env.VITE_BRAND as string | undefined) ?? ''
    },
    // The style sheets of a page that is loaded later must follow those of the app, which they override.
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes('document.head.appendChild(link)'))
          throw new Error('Vite inserts style sheets in another way')
        return { code: code.replace('document.head.appendChild(link)', 'document.body.appendChild(link)'), map: null }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle }) {
        if (path !== '/index.html') return html
        const branded = brand === '' ? html : html.replaceAll('Touchline', escaped(brand))
        if (!bundle) return branded
        const sheets = branded.match(/ *<link rel="stylesheet" crossorigin[^>]*>\n/g) ?? []
        const without = sheets.reduce((rest, sheet) => rest.replace(sheet, ''), branded)
        if (!without.includes('  </body>')) throw new Error('index.html has no line that closes its body')
        return without.replace('  </body>', `${sheets.join('')}  </body>`)
      },
    },
  }
}
