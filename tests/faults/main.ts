/** Injects faults while pages write, and checks that no acknowledged write is lost: `npm run test:faults -- --help`. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readOptions, refuse } from '../../scripts/options.ts'
import { openStaticHost } from '../e2e/staticHost.ts'
import { faults, type Fault } from './faults.ts'
import type { Outcome } from './harness.ts'

const USAGE = `npm run test:faults -- [options], after npm run build
  --short       a few repetitions of each fault, for the gate
  --only TEXT   only faults whose names contain this text
  --out FILE    also writes the table as JSON`

interface Row extends Outcome {
  fault: string
  seconds: number
  failure: string | null
}

async function runFault(fault: Fault, origin: string, times: number): Promise<Row> {
  const began = Date.now()
  const row = (outcome: Outcome, failure: string | null): Row => ({
    fault: fault.name,
    ...outcome,
    seconds: (Date.now() - began) / 1000,
    failure,
  })
  try {
    const outcome = await fault.run(origin, times)
    const { acknowledged, lost, doubled, hung } = outcome
    const held = acknowledged > 0 && lost === 0 && doubled === 0 && hung === 0
    const counts = `${acknowledged} acknowledged writes: ${lost} lost, ${doubled} doubled, ${hung} times none came`
    return row(outcome, held ? null : counts)
  } catch (error) {
    const nothing = { times, acknowledged: 0, lost: 0, doubled: 0, hung: 0 }
    return row(nothing, error instanceof Error ? error.message : String(error))
  }
}

const values = readOptions(USAGE, {
  short: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
  out: { type: 'string' },
})
process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
if (!existsSync('dist/index.html')) refuse(USAGE, 'There is no dist/. Run `npm run build` first.')

const host = await openStaticHost('dist')
const rows: Row[] = []
console.log(`  ${'fault'.padEnd(32)}  times  acknowledged  lost  doubled  hung  seconds`)
const timesOf = ({ times }: Fault) => (values.short ? times.short : times.full)
for (const fault of faults.filter((each) => each.name.includes(values.only) && timesOf(each) > 0)) {
  const row = await runFault(fault, host.url, timesOf(fault))
  const { times, acknowledged, lost, doubled, hung, seconds, failure } = row
  const cells = [
    [times, 5],
    [acknowledged, 12],
    [lost, 4],
    [doubled, 7],
    [hung, 4],
    [seconds.toFixed(1), 7],
  ] as const
  const figures = cells.map(([value, width]) => String(value).padStart(width)).join('  ')
  console.log(`${failure ? '✗' : '✓'} ${row.fault.padEnd(32)}  ${figures}${failure ? `\n    ${failure}` : ''}`)
  rows.push(row)
}
host.close()

const failed = rows.filter(({ failure }) => failure !== null).length
const passed = rows.length - failed
if (values.out !== undefined) await writeFile(values.out, JSON.stringify({ passed, failed, rows }, null, 2))
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
