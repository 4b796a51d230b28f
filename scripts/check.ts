/** Runs every check of the project and ends with `N passed, N failed`. */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'

const RESULTS = '.cache/results'

interface Step {
  name: string
  command: string
  env?: Record<string, string>
  /** The file in which the step reports its passed and failed tests. A step without one counts as a single test. */
  report?: { file: string; read: (json: unknown) => Count }
}

interface Count {
  passed: number
  failed: number
}

const VitestReport = z.object({ numPassedTests: z.int(), numTotalTests: z.int() })
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
})

const CountReport = z.object({ passed: z.int(), failed: z.int() })

const MutantsReport = z.object({
  unusable: z.array(z.unknown()),
  mutants: z.array(z.object({ killedBy: z.unknown() })),
})

/** A mutant that no law notices counts as failed, and so does a law that the unmodified model breaks. */
const mutants = (file: string): NonNullable<Step['report']> => ({
  file,
  read(json) {
    const { unusable, mutants: tested } = MutantsReport.parse(json)
    const killed = tested.filter(({ killedBy }) => killedBy !== null).length
    return { passed: killed, failed: tested.length - killed + unusable.length }
  },
})

/** Every test that did not pass counts as failed, including skipped ones. */
const vitest = (file: string): NonNullable<Step['report']> => ({
  file,
  read(json) {
    const { numPassedTests, numTotalTests } = VitestReport.parse(json)
    return { passed: numPassedTests, failed: numTotalTests - numPassedTests }
  },
})
const playwright = (file: string): NonNullable<Step['report']> => ({
  file,
  read(json) {
    const { expected, unexpected, flaky, skipped } = PlaywrightReport.parse(json).stats
    return { passed: expected, failed: unexpected + flaky + skipped }
  },
})

const vitestRun = (projects: string[], file: string): Step => ({
  name: projects.join(' and '),
  command: `vitest run ${projects.map((project) => `--project ${project}`).join(' ')} --reporter=default --reporter=json --outputFile.json=${file}`,
  report: vitest(file),
})

/**
 * The groups run one after another. The lanes of a group run side by side, because what waits for browsers or events leaves time for the
 * others; the steps of a lane run one after another.
 */
const groups: Step[][][] = [
  [
    [{ name: 'types', command: 'tsc -p .' }],
    [{ name: 'lint', command: 'npm run --silent lint' }],
    [{ name: 'format', command: 'oxfmt --check .' }],
  ],
  [[vitestRun(['unit', 'pages'], `${RESULTS}/unit.json`)]],
  [
    [
      {
        name: 'mutants',
        command: `node tests/conformance/mutants/main.ts --out ${RESULTS}`,
        report: mutants(`${RESULTS}/mutants.json`),
      },
    ],
    // React's development build takes a third of the time of the stories. The page tests use it and fail on its warnings.
    [{ ...vitestRun(['stories', 'chromium'], `${RESULTS}/stories.json`), env: { NODE_ENV: 'production' } }],
  ],
  [
    [{ name: 'demo build', command: 'npm run --silent build' }],
    [{ name: 'real build', command: 'npm run --silent build:real' }],
    [{ name: 'storybook build', command: 'npm run --silent build-storybook' }],
  ],
  [
    [
      {
        name: 'journeys',
        command: 'playwright test',
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/journeys.json` },
        report: playwright(`${RESULTS}/journeys.json`),
      },
    ],
    [
      vitestRun(['builds'], `${RESULTS}/builds.json`),
      {
        // Chromium runs the journeys.
        name: 'browsers',
        command: `node tests/browsers/main.ts --short --only firefox --only webkit --out ${RESULTS}/browsers.json`,
        report: { file: `${RESULTS}/browsers.json`, read: (json) => CountReport.parse(json) },
      },
      {
        name: 'faults',
        command: `node tests/faults/main.ts --short --out ${RESULTS}/faults.json`,
        report: { file: `${RESULTS}/faults.json`, read: (json) => CountReport.parse(json) },
      },
    ],
  ],
]

/**
 * Runs a command in a shell and resolves with its exit code, or null after a signal. With `buffered`, its output is written
 * in one piece at the end, so that parallel steps do not mix their output.
 */
function run(command: string, env: Record<string, string>, buffered: boolean): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      shell: true,
      stdio: buffered ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    })
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => void chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(chunks))
      resolve(code)
    })
  })
}

async function runStep({ name, command, env = {}, report }: Step, buffered: boolean): Promise<Count> {
  console.log(`\n── ${name}: ${command}`)
  const began = performance.now()
  const status = await run(command, env, buffered)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  const whole = status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (!report) return whole
  try {
    const count = report.read(JSON.parse(readFileSync(report.file, 'utf8')))
    // A run that failed without a failing test (a crash, an error outside of tests) still counts as one failure.
    return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
  } catch (error) {
    console.error(`${name} wrote no readable report: ${error instanceof Error ? error.message : String(error)}`)
    return { passed: 0, failed: 1 }
  }
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const began = performance.now()
const counts: (Count & { name: string })[] = []
for (const lanes of groups) {
  const done = lanes.map(async (steps) => {
    for (const step of steps) counts.push({ name: step.name, ...(await runStep(step, lanes.length > 1)) })
  })
  await Promise.all(done)
}
console.log(`\nSummary, after ${((performance.now() - began) / 60_000).toFixed(1)} minutes`)
for (const { name, passed, failed } of counts) console.log(`  ${name.padEnd(16)} ${passed} passed, ${failed} failed`)
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
