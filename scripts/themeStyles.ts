import { fileURLToPath } from 'node:url'
import { MantineProvider, type CSSVariablesResolver, type MantineThemeOverride } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { normalizePath, runnerImport, type Plugin } from 'vite'

interface Look {
  theme: MantineThemeOverride
  cssVariablesResolver: CSSVariablesResolver
  /** The selector of the roots that have the look; by default every root. */
  cssVariablesSelector?: string
}

const root = normalizePath(fileURLToPath(new URL('..', import.meta.url)))

/** Each importable style sheet, and the module that exports its look. */
const looks: Readonly<Record<string, string>> = {
  'virtual:theme.css': `${root}src/app/theme/theme.ts`,
  'virtual:paylane.css': `${root}mocks/external/paylane/theme.ts`,
}

const fileOf = (name: string) => `${root}${name.replace('virtual:', 'virtual/')}`
const names = Object.keys(looks)

/** The CSS that Mantine's provider would write into the page for a look. */
function stylesOf({ theme, cssVariablesResolver, cssVariablesSelector }: Look) {
  const own = cssVariablesSelector !== undefined
  const markup = renderToStaticMarkup(
    createElement(MantineProvider, {
      theme,
      cssVariablesResolver,
      // The classes that hide by width do not depend on the look.
      withGlobalClasses: !own,
      ...(own && { cssVariablesSelector }),
    }),
  )
  const css = [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('\n')
  return `${css}\n@media print {${lightOnPaper(css)}}`
}

/** The variables of the light scheme for roots in the dark one: paper is white. */
const lightOnPaper = (css: string) =>
  [...css.matchAll(/[^{}]*data-mantine-color-scheme="light"[^{}]*\{[^}]*\}/g)]
    .map(([rule]) => rule.replaceAll('="light"', '="dark"'))
    .join('\n')

/**
 * Vite plugin that turns the variables of our themes into static style sheets, because the policy forbids inline
 * styles.
 */
export function themeStyles(): Plugin {
  const sources = new Map<string, ReadonlySet<string>>()
  const read = (source: string) => runnerImport<Look>(source, { root, configFile: false })
  const early = new Map<string, ReturnType<typeof read>>()
  return {
    name: 'theme-styles',
    /**
     * Reads the looks before all else: among ten thousand modules of a build, Vite's runner may wait longer than it
     * allows itself.
     */
    async buildStart() {
      for (const source of Object.values(looks)) early.set(source, read(source))
      await Promise.all(early.values())
    },
    resolveId: (id) => (id in looks ? fileOf(id) : null),
    async load(id) {
      const name = names.find((known) => fileOf(known) === id)
      const source = name === undefined ? undefined : looks[name]
      if (source === undefined) return null
      const { module, dependencies } = await (early.get(source) ?? read(source))
      // An edited theme is read again.
      early.delete(source)
      const files = [source, ...dependencies].map(normalizePath)
      sources.set(id, new Set(files))
      for (const file of files) this.addWatchFile(file)
      return stylesOf(module)
    },
    /** Reloads the style sheets of an edited theme. */
    hotUpdate({ file, modules, timestamp }) {
      const touched = [...sources].filter(([, files]) => files.has(normalizePath(file)))
      const sheets = touched.flatMap(([id]) => this.environment.moduleGraph.getModuleById(id) ?? [])
      for (const sheet of sheets) this.environment.moduleGraph.invalidateModule(sheet, new Set(), timestamp, true)
      return sheets.length === 0 ? undefined : [...modules, ...sheets]
    },
  }
}
