import { mergeConfig } from 'vite'
import { designUsage } from '../design/usagePlugin.ts'
import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../design/**/*.mdx', '../{src,mocks,design}/**/*.stories.tsx'],
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
  viteFinal: (viteConfig) => mergeConfig(viteConfig, { plugins: [designUsage()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
