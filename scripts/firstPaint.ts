import type { Plugin } from 'vite'

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * The page of the product, before it has loaded: it bears the brand of the build, and is not kept waiting for the style sheets of the
 * app. They stand after its boot view, so that it is painted without them; scripts wait for them all the same.
 */
export function firstPaint(): Plugin {
  let brand = ''
  return {
    name: 'first-paint',
    configResolved({ env }) {
      // Vite types its environment as any.
      brand = (env.VITE_BRAND as string | undefined) ?? ''
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
