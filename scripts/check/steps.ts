import { readBrowsers, readFaults, readMutants, readPlaywright, readVitest, type ReadReport } from './reports.ts'

/** The folder of the reports. It is emptied before each run. */
export const RESULTS = '.cache/results'

export interface Step {
  name: string
  command: string
  env?: Record<string, string>
  /** The file in which the step reports its tests. A step without one counts as a single test. */
  report?: { file: string; read: ReadReport }
}

const vitestRun = (projects: string[], file: string): Step => ({
  name: projects.join(' and '),
  command: `vitest run ${projects.map((project) => `--project ${project}`).join(' ')} --reporter=default --reporter=json --outputFile.json=${file}`,
  report: { file, read: readVitest },
})

/**
 * The groups run one after another. The lanes of a group run side by side, because what waits for browsers or events
 * leaves time for the others; the steps of a lane run one after another.
 */
export const groups: readonly (readonly (readonly Step[])[])[] = [
  [
    [
      { name: 'types', command: 'tsc -p .' },
      { name: 'lint', command: 'npm run --silent lint' },
      { name: 'format', command: 'oxfmt --check .' },
    ],
    [vitestRun(['unit', 'pages'], `${RESULTS}/unit.json`)],
    [
      // Unit tests need none, so what is missing installs beside them.
      { name: 'install browsers', command: 'node scripts/setup.mjs --browsers' },
      { name: 'demo build', command: 'npm run --silent build' },
      { name: 'real build', command: 'npm run --silent build:real' },
      { name: 'storybook build', command: 'npm run --silent build-storybook' },
      {
        name: 'faults',
        command: `node tests/faults/main.ts --short --out ${RESULTS}/faults.json`,
        report: { file: `${RESULTS}/faults.json`, read: readFaults },
      },
      {
        // Chromium runs the journeys.
        name: 'browsers',
        command: `node tests/browsers/main.ts --short --only firefox --only webkit --out ${RESULTS}/browsers.json`,
        report: { file: `${RESULTS}/browsers.json`, read: readBrowsers },
      },
    ],
  ],
  [
    // React's development build takes a third of the time of the stories. The page tests use it and fail on its
    // warnings.
    [{ ...vitestRun(['stories', 'chromium'], `${RESULTS}/stories.json`), env: { NODE_ENV: 'production' } }],
    // They fill the time in which the stories wait for their first page.
    [
      {
        name: 'mutants',
        command: `node tests/conformance/mutants/main.ts --out ${RESULTS}`,
        report: { file: `${RESULTS}/mutants.json`, read: readMutants },
      },
      vitestRun(['copies'], `${RESULTS}/copies.json`),
    ],
  ],
  [
    [
      {
        name: 'journeys',
        command: 'playwright test',
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/journeys.json` },
        report: { file: `${RESULTS}/journeys.json`, read: readPlaywright },
      },
    ],
    [vitestRun(['builds'], `${RESULTS}/builds.json`)],
  ],
]
