import { designUsage } from '../design/usagePlugin.ts'
import type { StorybookConfig } from '@storybook/react-vite'
import type { Plugin, PluginOption } from 'vite'
import { messages } from './messages.ts'

/** Plugins of our Vite configuration that belong to the pages of the demo. */
const DEMO = [
  'chunk-groups',
  'chunk-report',
  'content-policy',
  'early-server',
  'external-pages',
  'first-paint',
  'installable',
  'lean-packages',
  'not-found-page',
  'reference-page',
  'service-worker',
]

/** Plugins are nested lists, and some of them promises. */
async function flatten(option: PluginOption): Promise<Plugin[]> {
  const value = await option
  if (Array.isArray(value)) return (await Promise.all(value.map(flatten))).flat()
  return value ? [value] : []
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../design/**/*.mdx', '../{src,mocks,design,tests/support/stories}/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: [
    '../public',
    // The manager's own page has no bundled styles.
    {
      from: '../node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2',
      to: '/fonts/inter.woff2',
    },
  ],
  async viteFinal(final) {
    const kept = (await flatten(final.plugins)).filter(({ name }) => !DEMO.includes(name))
    return { ...final, plugins: [...kept, messages(), designUsage()] }
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
