import { defineConfig } from '@playwright/test'
import { headlessLaunchOptions } from './scripts/chromium.mjs'
import { freePort } from './tests/support/host/freePort.ts'

// Processes that run journeys read this file, too, and find the port that the first one has chosen.
process.env.PORT ??= String(await freePort())
const { PORT } = process.env

/** Journeys in a real Chromium, on the built demo. */
export default defineConfig({
  testDir: 'tests/e2e',
  // Long runs, and journeys that other tests cover in part: `npm run test:full`.
  ...(process.env.FULL ? {} : { testIgnore: '**/full/**', grepInvert: /@full/ }),
  outputDir: 'test-results',
  fullyParallel: true,
  // More than cores: a journey also waits, for files to be stored or for time to pass.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // Three browsers share two cores with whatever else is running, and each of them runs its own server. A journey that
  // works ends long before.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/report.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: headlessLaunchOptions(),
    viewport: { width: 1440, height: 900 },
    // To paint animations without a graphics card takes a fifth of the time of the journeys. Those about motion ask for
    // it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a trace takes as long as the journey itself, so it is opt-in: TRACE=1 npx playwright test.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  webServer: {
    command: `node tests/e2e/serveDemo.ts ${PORT}`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
})
