/** Holds recorded traffic against the contract: `npm run drift -- --help`. */
import { runDrift } from './command.ts'

process.exitCode = await runDrift(process.argv.slice(2))
