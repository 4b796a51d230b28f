/** Reads the reports that the steps of the gate write. */
import { z } from 'zod'

/** What a step found. A failure is a line that names the test, with the first lines of its errors. */
export interface Outcome {
  passed: number
  failures: readonly string[]
}

/** Reads a report. Throws if it is not of the expected shape. */
export type ReadReport = (json: unknown) => Outcome

/** Colours and cursor movements of a terminal. */
// oxlint-disable-next-line no-control-regex -- they begin with the escape character
const TERMINAL_CODE = /\u001B\[[\d;]*[A-Za-z]/g

/** A failure on one line: of each error, only the first line. */
function failure(name: string, ...errors: readonly (string | null | undefined)[]): string {
  const lines = errors.flatMap((error) => {
    const [line = ''] = (error ?? '').replaceAll(TERMINAL_CODE, '').trim().split('\n')
    return line === '' ? [] : [line.slice(0, 300)]
  })
  return lines.length === 0 ? name : `${name}: ${lines.join(' | ')}`
}

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
})

/** Every test that did not pass is a failure, also one that was skipped; so is a file that could not be loaded. */
export const readVitest: ReadReport = (json) => {
  const files = VitestReport.parse(json).testResults
  const failures = files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed')
    if (failed.length === 0 && status !== 'passed') return [failure(name, message)]
    return failed.map((test) => failure(`${name} › ${test.fullName} (${test.status})`, test.failureMessages?.[0]))
  })
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  return { passed: tests.filter(({ status }) => status === 'passed').length, failures }
}

const PlaywrightTest = z.object({
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
})
const PlaywrightSuite = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), line: z.int(), tests: z.array(PlaywrightTest) })),
  get suites() {
    return z.array(PlaywrightSuite).optional()
  },
})
type PlaywrightSuite = z.infer<typeof PlaywrightSuite>
const PlaywrightReport = z.object({
  suites: z.array(PlaywrightSuite),
  errors: z.array(z.object({ message: z.string().optional() })),
})

/**
 * Every journey that did not pass at once is a failure, also one that was skipped; so is an error outside of the
 * journeys.
 */
export const readPlaywright: ReadReport = (json) => {
  const report = PlaywrightReport.parse(json)
  const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...specs,
    ...suites.flatMap(specsOf),
  ]
  const tests = report.suites
    .flatMap(specsOf)
    .flatMap((spec) => spec.tests.map((test) => ({ ...test, name: `${spec.file}:${spec.line} › ${spec.title}` })))
  const failed = tests.filter(({ status }) => status !== 'expected')
  return {
    passed: tests.length - failed.length,
    failures: [
      ...failed.map(({ name, status, results }) =>
        failure(`${name} (${status})`, ...results.flatMap(({ errors }) => errors.map(({ message }) => message))),
      ),
      ...report.errors.map(({ message }) => failure('outside of the journeys', message)),
    ],
  }
}

const NamedLaw = z.object({ operation: z.string(), title: z.string() })
const MutantsReport = z.object({
  unusable: z.array(NamedLaw),
  mutants: z.array(z.object({ mutant: z.string(), killedBy: z.unknown() })),
})

/** A mutant that no law notices is a failure, and so is a law that the unmodified model breaks. */
export const readMutants: ReadReport = (json) => {
  const { unusable, mutants } = MutantsReport.parse(json)
  const survivors = mutants.filter(({ killedBy }) => killedBy === null)
  return {
    passed: mutants.length - survivors.length,
    failures: [
      ...survivors.map(({ mutant }) => `no law notices the defect: ${mutant}`),
      ...unusable.map(({ operation, title }) => `the model breaks a law: ${operation} ${title}`),
    ],
  }
}

const OutcomeOfRun = z.object({ failure: z.string().nullable() })
const BrowsersReport = z.object({
  results: z.array(OutcomeOfRun.extend({ engine: z.string(), journey: z.string() })),
})
const FaultsReport = z.object({ rows: z.array(OutcomeOfRun.extend({ fault: z.string() })) })

function readRuns(runs: readonly { name: string; failure: string | null }[]): Outcome {
  const failed = runs.filter((run) => run.failure !== null)
  return { passed: runs.length - failed.length, failures: failed.map((run) => failure(run.name, run.failure)) }
}

export const readBrowsers: ReadReport = (json) =>
  readRuns(
    BrowsersReport.parse(json).results.map(({ engine, journey, ...rest }) => ({
      name: `${engine} › ${journey}`,
      ...rest,
    })),
  )

export const readFaults: ReadReport = (json) =>
  readRuns(FaultsReport.parse(json).rows.map(({ fault, ...rest }) => ({ name: fault, ...rest })))
