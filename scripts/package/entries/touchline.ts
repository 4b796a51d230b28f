/** The program `touchline`: one command for each tool of the contract. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Command {
  summary: string
  /** Resolves with the exit code. */
  run(args: readonly string[], command: string): Promise<number>
}

/** The folder of the package, in which this is `lib/touchline.js`. */
const own = new URL('../', import.meta.url)

const write = (text: string) => void process.stdout.write(text)

const commands = new Map<string, Command>([
  [
    'mock',
    {
      summary: 'runs the model as an HTTP server',
      run: async (args, command) => (await import('../../../mocks/node/http.ts')).runMock(args, command),
    },
  ],
  [
    'conformance',
    {
      summary: 'judges a server by all laws of the contract, and says what to do next',
      run: async (args, command) => (await import('../../../tests/conformance/main.ts')).runConformance(args, command),
    },
  ],
  [
    'drift',
    {
      summary: 'says how recorded traffic differs from the contract',
      run: async (args, command) => (await import('../../drift/runDrift.ts')).runDrift(args, { write, command }),
    },
  ],
  [
    'diff',
    {
      summary: 'says what has changed between two versions of the contract, and whom it breaks',
      run: async (args, command) =>
        (await import('../../contractDiff/runDiff.ts')).runDiff(args, { root: fileURLToPath(own), write, command }),
    },
  ],
])

const usage = `touchline COMMAND [options]

${[...commands].map(([name, { summary }]) => `  ${name.padEnd(12)} ${summary}`).join('\n')}

touchline COMMAND --help lists the options of a command; touchline --version tells the version of the contract.`

/** The version of the package, which is the contract's. */
const version = () =>
  // The package's own manifest, which the build has written.
  (JSON.parse(readFileSync(new URL('package.json', own), 'utf8')) as { version: string }).version

const NO_COMMAND = 2
const OLD_NODE = 2

/**
 * True below the version that the package needs, as its manifest says. An older one lacks functions that the tools
 * call.
 */
const isOld = (node: string) => {
  const [major = 0, minor = 0] = node.slice(1).split('.').map(Number)
  return major < 22 || (major === 22 && minor < 18)
}

async function main([name = '--help', ...args]: readonly string[]): Promise<number> {
  if (isOld(process.version)) {
    console.error(`touchline needs Node 22.18 or later, and this is ${process.version}: https://nodejs.org`)
    return OLD_NODE
  }
  const command = commands.get(name)
  if (command) return command.run(args, `npx touchline ${name}`)
  if (name === '--version' || name === '--help' || name === '-h') {
    console.info(name === '--version' ? version() : usage)
    return 0
  }
  console.error(`There is no command "${name}".\n\n${usage}`)
  return NO_COMMAND
}

process.exitCode = await main(process.argv.slice(2))
