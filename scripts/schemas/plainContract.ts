import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { isProduct } from '../earlyServer.ts'

const root = fileURLToPath(new URL('../..', import.meta.url)).replaceAll('\\', '/')
const CONTRACT = `${root}src/contract/index.ts`
/** The code that loads before the first screen. */
const PLACES = [`${root}src/`, `${root}mocks/calls/operationIdAt.ts`]
/** The modules of the app that need the schemas. They load after the first screen. */
const WITH_SCHEMAS = [`${root}src/contract/`, `${root}src/api/client/checkReply.ts`]
const PLAIN = '\0plain-contract'

/** An operation as the app reads it: without its schemas and documentation. */
const Operation = z.object({
  id: z.string(),
  method: z.string(),
  path: z.string(),
  auth: z.string(),
  action: z.string(),
  safe: z.literal(true).optional(),
  unread: z.literal(true).optional(),
  events: z.array(z.string()).optional(),
  staleAfter: z.array(z.string()).optional(),
  responses: z.record(z.string(), z.unknown()).transform((responses) => {
    return Object.fromEntries(Object.keys(responses).map((status) => [status, null]))
  }),
})

const Registry = z.object({ contract: z.record(z.string(), z.record(z.string(), Operation)) })

/** What only the schemas know. Reading one of these is a mistake that a build without them would hide. */
const LEFT_OUT = ['params', 'query', 'body', 'upload', 'role', 'purpose', 'errors', 'source'] as const

/** The source of a module with the same exports as the contract, but without schemas. */
export async function plainContract(): Promise<string> {
  const { contract } = Registry.parse(await import(pathToFileURL(CONTRACT).href))
  const areas = Object.entries(contract).map(([area, operations]) => {
    const entries = Object.entries(operations).map(([verb, operation]) => `${verb}:o(${JSON.stringify(operation)})`)
    return `${area}:{${entries.join()}}`
  })
  return `
const left = {}
for (const name of ${JSON.stringify(LEFT_OUT)})
  Object.defineProperty(left, name, { get() { throw new Error(this.id + '.' + name + ' is not in the build: import the schema from its area') } })
const o = (operation) => Object.assign(Object.create(left), operation)
export const contract = {${areas.join(',\n')}}
export const endpoints = Object.values(contract).flatMap((area) => Object.values(area))
`
}

/**
 * Vite plugin that gives the app the contract without its schemas: it needs paths and names to call the server, and the
 * schemas only to check what came back, which can wait. Zod and the schemas are a fifth of what the first screen would
 * load.
 */
export function contractWithoutSchemas(): Plugin {
  let applies = false
  return {
    name: 'plain-contract',
    apply: 'build',
    enforce: 'pre',
    buildStart({ input }) {
      applies = isProduct(input)
    },
    async resolveId(source, importer) {
      const from = importer?.replaceAll('\\', '/') ?? ''
      if (!applies || !source.endsWith('/index.ts') || !PLACES.some((place) => from.startsWith(place))) return null
      if (WITH_SCHEMAS.some((place) => from.startsWith(place)) && !from.endsWith('/liveEndpoints.ts')) return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return resolved?.id.replaceAll('\\', '/') === CONTRACT ? PLAIN : null
    },
    load: (id) => (id === PLAIN ? plainContract() : null),
  }
}
