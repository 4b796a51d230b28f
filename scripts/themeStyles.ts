import { fileURLToPath } from 'node:url'
import { MantineProvider, type CSSVariablesResolver, type MantineThemeOverride } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { normalizePath, runnerImport, type Plugin } from 'vite'

interface Look {
  theme: MantineThemeOverride
  cssVariablesResolver: CSSVariablesResolver
  /** Which roots have the look; without it, every one. */
  cssVariablesSelector?: string
}

const root = normalizePath(fileURLToPath(new URL('..', import.meta.url)))

/** Each style sheet that can be imported, and the module that exports its look. */
const looks: Readonly<Record<string, string>> = {
  'virtual:theme.css': `${root}src/app/theme/theme.ts`,
  'virtual:paylane.css': `${root}mocks/external/paylane/theme.ts`,
}

const fileOf = (name: string) => `${root}${name.replace('virtual:', 'virtual/')}`
const names = Object.keys(looks)

/** The `<style>` elements that Mantine's provider would write into the page for a look, as one style sheet. */
function stylesOf({ theme, cssVariablesResolver, cssVariablesSelector }: Look) {
  const own = cssVariablesSelector !== undefined
  const markup = renderToStaticMarkup(
    createElement(MantineProvider, {
      theme,
      cssVariablesResolver,
      // The classes that hide by width are the same in every look.
      withGlobalClasses: !own,
      ...(own && { cssVariablesSelector }),
    }),
  )
  return [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n')
}

/** The variables of our themes as static style sheets, made from the themes themselves: a policy without inline styles lets them be. */
export function themeStyles(): Plugin {
  const sources = new Map<string, ReadonlySet<string>>()
  return {
    name: 'theme-styles',
    resolveId: (id) => (id in looks ? fileOf(id) : null),
    async load(id) {
      const name = names.find((known) => fileOf(known) === id)
      const source = name === undefined ? undefined : looks[name]
      if (source === undefined) return null
      const { module, dependencies } = await runnerImport<Look>(source, { root, configFile: false })
      const files = [source, ...dependencies].map(normalizePath)
      sources.set(id, new Set(files))
      for (const file of files) this.addWatchFile(file)
      return stylesOf(module)
    },
    /** A token that is edited is seen at once. */
    hotUpdate({ file, modules, timestamp }) {
      const touched = [...sources].filter(([, files]) => files.has(normalizePath(file)))
      const sheets = touched.flatMap(([id]) => this.environment.moduleGraph.getModuleById(id) ?? [])
      for (const sheet of sheets) this.environment.moduleGraph.invalidateModule(sheet, new Set(), timestamp, true)
      return sheets.length === 0 ? undefined : [...modules, ...sheets]
    },
  }
}
