import { inSentenceCase } from '../design/inSentenceCase.ts'
import { designUsage } from '../design/usagePlugin.ts'
import type { StorybookConfig } from '@storybook/react-vite'
import type { Indexer } from 'storybook/internal/types'
import type { Plugin, PluginOption } from 'vite'
import { messages } from './messages.ts'

/** Plugins are nested lists, and some of them promises. */
async function flatten(option: PluginOption): Promise<Plugin[]> {
  const value = await option
  if (Array.isArray(value)) return (await Promise.all(value.map(flatten))).flat()
  return value ? [value] : []
}

/** The components that have a page with their properties. */
const DOCUMENTED = /\/src\/(?:ui|domain|features\/account\/parts)\//

/** Storybook would describe the properties of every component of the product. */
function forDocuments(plugin: Plugin): Plugin {
  const { name, transform } = plugin
  if (name !== 'storybook:react-docgen-plugin' || typeof transform !== 'function') return plugin
  return {
    ...plugin,
    transform(code, id, options) {
      return DOCUMENTED.test(id) ? transform.call(this, code, id, options) : undefined
    },
  }
}

/** Storybook would write each word of a story's name with a capital. */
const named = (indexer: Indexer): Indexer => ({
  ...indexer,
  async createIndex(file, options) {
    const entries = await indexer.createIndex(file, options)
    return entries.map((entry) => (entry.name === undefined ? entry : { ...entry, name: inSentenceCase(entry.name) }))
  },
})

const config: StorybookConfig = {
  // Not the product's: its plugins are about the pages of a build.
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: ['../design/**/*.mdx', '../{src,mocks,design,tests/support/stories}/**/*.stories.tsx'],
  addons: [
    // The sources and comments of stories, which no page shows, would be a hundredth of the build.
    { name: '@storybook/addon-docs', options: { csfPluginOptions: null } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  experimental_indexers: (indexers = []) => indexers.map(named),
  staticDirs: [
    '../public',
    // The manager's own page has no bundled styles.
    {
      from: '../node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2',
      to: '/fonts/inter.woff2',
    },
  ],
  async viteFinal(final) {
    const plugins = (await flatten(final.plugins)).map(forDocuments)
    return { ...final, plugins: [...plugins, messages(), designUsage()] }
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
