/** Puts everything that can be hosted into one folder: `npm run site -- --help`. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { PASSWORD } from '../../mocks/seed/scenarios/scenarios.ts'
import { readOptions } from '../options.ts'
import { assembleSite } from './assemble.ts'

const USAGE = `[BASE=/path/] npm run site -- [options]
The demo, Storybook, the reference and the conformance matrix in one folder of static files, site/. BASE is the path below which the
host serves it.
  --skip-builds  takes what is in dist/, storybook-static/ and conformance-report/`

const options = readOptions(USAGE, { 'skip-builds': { type: 'boolean', default: false } })
process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const REPORT = 'conformance-report'

const run = (...[command = '', ...args]: string[]) => execFileSync(command, args, { stdio: 'inherit' })
const as = (account: string) => `${account}:${PASSWORD}`

/** Judges the model over HTTP; the matrix is written whatever the verdict is. */
async function judge() {
  const model = spawn('node', ['mocks/node/http.ts', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [greeting] = await once(model.stdout, 'data')
    const [url = ''] = /^http:\/\/[^/\s]+/.exec(String(greeting)) ?? []
    const server = ['--url', `${url}/api/v1`, '--control', url]
    const members = ['--admin', as('admin@rovers.example'), '--user', as('user@rovers.example')]
    const others = ['--other-tenant', as('admin@harbour.example'), '--unpaid', as('owner@newclub.example')]
    run('node', 'tests/conformance/main.ts', ...server, ...members, ...others, '--out', REPORT)
  } finally {
    model.kill()
  }
}

if (!options['skip-builds']) {
  run('npm', 'run', '--silent', 'build')
  run('npm', 'run', '--silent', 'build-storybook')
  await judge()
}
assembleSite({ demo: 'dist', storybook: 'storybook-static', matrix: `${REPORT}/matrix.html` }, 'site')
console.log('site/ holds the demo; overview/ in it leads to Storybook, the reference and the conformance matrix.')
