/** Says what has changed in the contract, and whom it breaks: `npm run contract:diff -- --help`. */
import { runDiff } from './runDiff.ts'

process.exitCode = await runDiff(process.argv.slice(2))
