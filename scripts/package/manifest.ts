import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** The name of the package in other people's projects. */
export const PACKAGE = 'touchline-contract'

/** The modules of the package by what is imported: `contract` stands for `touchline-contract/contract`. */
export const entries = {
  contract: 'contract',
  client: 'client',
  mock: 'mock',
  'mock/browser': 'browser',
  'mock/vitest': 'vitest',
} as const

/** The only package that comes with it. Everything else is in its files, so that an install needs little. */
const SHARED = 'zod'

const Own = z.object({ version: z.string(), dependencies: z.object({ [SHARED]: z.string() }) })

/** The package.json of the package, made from that of the repository: its version is the contract's. */
export function manifestOf(root: string) {
  const own = Own.parse(JSON.parse(readFileSync(`${root}package.json`, 'utf8')))
  return {
    name: PACKAGE,
    version: own.version,
    description:
      'The contract of Touchline: types and schemas, a client, a model of the server, and the suite that judges one',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=22.18' },
    bin: { touchline: './lib/touchline.js' },
    exports: {
      ...Object.fromEntries(
        Object.entries(entries).map(([name, file]) => [
          `./${name}`,
          { types: `./types/${typesOf(file)}`, default: `./lib/${file}.js` },
        ]),
      ),
      './openapi.json': './openapi.json',
      './package.json': './package.json',
    },
    files: ['lib', 'types', 'docs', 'openapi.json', 'THIRD-PARTY.md'],
    // A consumer's schemas and ours are of one zod.
    dependencies: { [SHARED]: `^${own.dependencies[SHARED].replace('^', '')}` },
    // For `mock/browser`, for `mock/vitest`, and for `touchline diff`, which says what to install.
    peerDependencies: { msw: '>=3', vitest: '>=3', '@redocly/cli': '>=2.77' },
    peerDependenciesMeta: { msw: { optional: true }, vitest: { optional: true }, '@redocly/cli': { optional: true } },
  }
}

/** The declarations of an entry below `types/`. */
export const typesOf = (file: string) => `scripts/package/entries/${file}.d.ts`
