/** Holds recorded traffic against the contract: `npm run drift -- --help`. */
import { runDrift } from './runDrift.ts'

process.exitCode = await runDrift(process.argv.slice(2))
