/**
 * Generates both clients from openapi.json into `.cache/clients/`, without a network:
 * `node --import ./tests/clients/typescriptApi.ts tests/clients/generate.ts` (docs/guides/document.md#clients).
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createClient } from '@hey-api/openapi-ts'
import openapiTS, { astToString } from 'openapi-typescript'

const root = new URL('../../', import.meta.url)
const document = new URL('openapi.json', root)
const out = fileURLToPath(new URL('.cache/clients/', root))

rmSync(out, { recursive: true, force: true })

mkdirSync(`${out}openapiFetch`, { recursive: true })
writeFileSync(`${out}openapiFetch/schema.ts`, astToString(await openapiTS(document, { silent: true })))

await createClient({
  input: fileURLToPath(document),
  output: { path: `${out}heyApi` },
  logs: { level: 'silent', file: false },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  parser: {
    patch: {
      operations: {
        // This generator does not read itemSchema; its stream yields what the schema of the reply describes.
        'GET /system/sse'(operation) {
          operation.responses = {
            ...operation.responses,
            200: {
              description: 'The data of each event.',
              content: { 'text/event-stream': { schema: { $ref: '#/components/schemas/LiveEvent' } } },
            },
          }
        },
      },
    },
  },
})
