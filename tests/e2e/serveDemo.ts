/** Serves the built demo to the journeys: `node tests/e2e/serveDemo.ts PORT`. */
import { existsSync } from 'node:fs'
import { openStaticHost } from './staticHost.ts'

if (!existsSync('dist/index.html')) {
  console.error('There is no dist/. Run `npm run build` first.')
  process.exit(2)
}
await openStaticHost('dist', { port: Number(process.argv[2]) })
