import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { designUsage } from './design/usagePlugin.ts'
import { browserPackages } from './scripts/packages.ts'
import { headlessLaunchOptions } from './scripts/chromium.mjs'
import { themeStyles } from './scripts/themeStyles.ts'

/** Tests of what other steps have made, and with a browser of their own. */
const builds = ['tests/support/builds/builds.test.ts', 'tests/support/storybook/findChanges.test.ts']

/**
 * Runs what a copied call becomes, and writes it among the sources first: other tests of the sources would find it
 * there.
 */
const copies = ['mocks/calls/copies/copies.test.ts']

/**
 * How long the first page of a run may take to load, in milliseconds: Vite transforms hundreds of modules for it, on a
 * machine that may be busy.
 */
const CONNECT_MS = 300_000

/**
 * How many pages run at once. They are more than the cores of most machines, because a page also waits: for frames, and
 * for what loads.
 */
const BROWSER_WORKERS = 3

/** How long `expect.poll` tries. By default it gives up after a second, which a busy machine may need. */
const poll = { timeout: 60_000 }

/** With `LATE=7`, the model answers late, in an order that depends on the number. */
const late = {
  env: { VITE_LATE: process.env.LATE ?? '' },
  setupFiles: process.env.LATE ? ['tests/support/world/lateAnswers.ts'] : [],
}

const unit = {
  // Loading the modules once per worker saves a third of the time. A test that replaces a module loads it again, and
  // puts it back.
  isolate: false,
  // Property tests take seconds of pure work, and many times that on a machine that is busy with something else.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll },
}

export default defineConfig({
  test: {
    // One worker per core. By default Vitest leaves one core free.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['{src,mocks,tests,design}/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/support/chromium/**', ...builds, ...copies],
        },
      },
      // A part of `unit`, for `npm run test:conformance` with a file name behind: Vitest runs every file that any of
      // several names fits.
      { test: { ...unit, name: 'conformance', include: ['tests/conformance/**/*.test.ts'] } },
      {
        plugins: [react(), designUsage()],
        test: {
          name: 'pages',
          include: ['{src,mocks,design}/**/*.test.tsx'],
          environment: 'jsdom',
          testTimeout: 180_000,
          hookTimeout: 60_000,
          expect: { poll },
          env: late.env,
          setupFiles: ['tests/support/setup.ts', ...late.setupFiles],
          // The product keeps no state in modules; loading it once per worker halves the time of the page tests.
          isolate: false,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      { test: { name: 'builds', include: builds, testTimeout: 300_000 } },
      { test: { name: 'copies', include: copies, testTimeout: 300_000 } },
      {
        plugins: [themeStyles()],
        optimizeDeps: { include: browserPackages },
        test: {
          name: 'chromium',
          include: ['tests/support/chromium/**/*.test.ts'],
          globalSetup: 'tests/support/chromium/nodeHash.ts',
          // Pages have no `process.env`.
          env: { ...late.env, VITE_FULL: process.env.FULL ?? '' },
          setupFiles: ['tests/support/stories/unpainted.ts', ...late.setupFiles],
          maxWorkers: BROWSER_WORKERS,
          testTimeout: 180_000,
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: CONNECT_MS,
            screenshotFailures: false,
            // What is just fading in has too little contrast.
            provider: playwright({
              launchOptions: headlessLaunchOptions(),
              contextOptions: { reducedMotion: 'reduce' },
            }),
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
          // Each story begins on a fresh page (tests/support/stories/freshPage.ts); loading the modules for each file
          // would take a quarter of the run.
          isolate: false,
          maxWorkers: BROWSER_WORKERS,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          env: late.env,
          setupFiles: ['tests/support/stories/unpainted.ts', ...late.setupFiles],
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: CONNECT_MS,
            // They would show an unpainted page.
            screenshotFailures: false,
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
