/** Serves the built demo to the journeys: `node tests/e2e/serveDemo.ts PORT`. */
import { openStaticHost } from './staticHost.ts'

await openStaticHost('dist', { port: Number(process.argv[2]) })
