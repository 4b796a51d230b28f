import { inSentenceCase } from '../design/inSentenceCase.ts'
import { designUsage } from '../design/usagePlugin.ts'
import type { StorybookConfig } from '@storybook/react-vite'
import type { Indexer } from 'storybook/internal/types'
import { messages } from './messages.ts'

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
  viteFinal: (final) => ({ ...final, plugins: [...(final.plugins ?? []), messages(), designUsage()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
