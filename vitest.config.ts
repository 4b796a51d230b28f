import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserPackages } from './scripts/packages.ts'
import { headlessLaunchOptions } from './scripts/chromium.mjs'
import { themeStyles } from './scripts/themeStyles.ts'

const builds = 'tests/support/builds.test.ts'

export default defineConfig({
  test: {
    // One worker per core. By default Vitest leaves one core free.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'mocks/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/support/chromium/**', builds],
          // Property tests take seconds of pure work, and many times that on a machine that is busy with something else.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'pages',
          include: ['src/**/*.test.tsx', 'mocks/**/*.test.tsx'],
          environment: 'jsdom',
          testTimeout: 180_000,
          hookTimeout: 60_000,
          setupFiles: ['tests/support/setup.ts'],
          // The product keeps no state in modules; loading it once per worker halves the time of the page tests.
          isolate: false,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      { test: { name: 'builds', include: [builds] } },
      {
        plugins: [themeStyles()],
        optimizeDeps: { include: browserPackages },
        test: {
          name: 'chromium',
          include: ['tests/support/chromium/*.test.{ts,tsx}'],
          globalSetup: 'tests/support/chromium/nodeHash.ts',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: headlessLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        plugins: [themeStyles(), storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        optimizeDeps: {
          include: [...browserPackages, 'storybook/test', 'storybook/internal/core-events', 'storybook/theming/create'],
        },
        test: {
          name: 'stories',
          testTimeout: 180_000,
          hookTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            // Without animations a dialog is visible immediately, and stories can check its content.
            provider: playwright({
              launchOptions: headlessLaunchOptions(),
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
