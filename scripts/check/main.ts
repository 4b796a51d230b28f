/** Runs every check of the project, lists what failed, and ends with `N passed, N failed`. */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import type { Outcome } from './reports.ts'
import { groups, RESULTS, type Step } from './steps.ts'

/**
 * Runs a command in a shell and resolves with its exit code, or null after a signal. With `buffered`, its output is
 * written in one piece at the end, so that parallel steps do not mix their output.
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

async function runStep({ name, command, env = {}, report }: Step, buffered: boolean): Promise<Outcome> {
  console.log(`\n── ${name}: ${command}`)
  const began = performance.now()
  const status = await run(command, env, buffered)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  const ended = `the command ended with ${status === null ? 'a signal' : `code ${status}`}`
  if (!report) return status === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [ended] }
  try {
    const outcome = report.read(JSON.parse(readFileSync(report.file, 'utf8')))
    // A run that failed without a failing test (a crash, an error outside of tests) still counts as one failure.
    return status !== 0 && outcome.failures.length === 0 ? { ...outcome, failures: [ended] } : outcome
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { passed: 0, failures: [`${ended}, and wrote no readable report: ${why}`] }
  }
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const began = performance.now()
const outcomes: (Outcome & { name: string })[] = []
for (const lanes of groups) {
  const done = lanes.map(async (steps) => {
    for (const step of steps) outcomes.push({ name: step.name, ...(await runStep(step, lanes.length > 1)) })
  })
  await Promise.all(done)
}
console.log(`\nSummary, after ${((performance.now() - began) / 60_000).toFixed(1)} minutes`)
for (const { name, passed, failures } of outcomes)
  console.log(`  ${name.padEnd(20)} ${passed} passed, ${failures.length} failed`)
const failed = outcomes.flatMap(({ name, failures }) => failures.map((failure) => `  ${name}: ${failure}`))
// Repeated here, because the steps' own output is thousands of lines further up.
if (failed.length > 0) console.log(`\nFailed:\n${failed.join('\n')}`)
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
console.log(`\n${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 && passed > 0 ? 0 : 1
