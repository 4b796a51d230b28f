import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from '../../../src/contract/zod.ts'
import { isWrite } from '../../../src/contract/endpoint/endpoint.ts'
import { endpoints } from '../../../src/contract/index.ts'
import { controlEntries } from '../../runtime/controlEntries.ts'
import { seeded } from '../../seed/seeded.ts'
import { hash128 } from '../random/rng.ts'
import { Claims } from '../tokens.ts'
import { JOURNAL_VERSION, JournalEntry, JournalHead } from './journal.ts'

const FILE = 'mocks/db/journal/format.json'

/** What the version in it stores: a fingerprint of each part, by name. */
const accepted = z
  .object({ version: z.int(), fingerprints: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(FILE, 'utf8')))

/** Sorts the keys of objects, so that their order does not count. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

const fingerprintOf = (value: unknown) =>
  hash128(JSON.stringify(value, inOrder))
    .slice(0, 2)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('')

/** The JSON schema of what is stored and of what a replay accepts, without its texts. */
const shapeOf = (schema: z.ZodType) =>
  (['input', 'output'] as const).map((io) =>
    z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override({ jsonSchema }) {
        delete jsonSchema.description
        delete jsonSchema.examples
      },
    }),
  )

/** The ids of everything that is seeded, which the inputs of journal entries name. */
async function seededIds() {
  const { tables, ...db } = await seeded('two-clubs')
  const collections = [db.clubs, db.users, db.connectors, db.bookmarks, db.segments]
  const clubs = db.clubs.all().map(({ id }) => id)
  return [
    ...collections.map((collection) => collection.all().map(({ id }) => id)),
    ...Object.values(tables).map((table) => clubs.map((club) => table.all(club).map(({ id }) => id))),
  ]
}

async function fingerprints(): Promise<Record<string, string>> {
  const writes = endpoints.filter(isWrite).map(({ id, params, query, body, upload }) => {
    const parts = [params, query, body, upload?.row].map((schema) => schema && shapeOf(schema))
    return [id, fingerprintOf([...parts, upload?.required])] as const
  })
  const controls = Object.entries(controlEntries).map(
    ([name, { input }]) => [name, fingerprintOf(shapeOf(input))] as const,
  )
  return {
    head: fingerprintOf(shapeOf(JournalHead.omit({ version: true }))),
    entry: fingerprintOf(shapeOf(JournalEntry)),
    claims: fingerprintOf(shapeOf(Claims)),
    'ids of the seed': fingerprintOf(await seededIds()),
    ...Object.fromEntries([...controls, ...writes]),
  }
}

it('is the format of JOURNAL_VERSION', async () => {
  const current = await fingerprints()
  const names = [...new Set([...Object.keys(accepted.fingerprints), ...Object.keys(current)])]
  const changed = names.filter((name) => accepted.fingerprints[name] !== current[name])
  const line = (name: string) => (current[name] ? `  "${name}": "${current[name]}"` : `  without "${name}"`)
  expect(
    changed,
    `What the journal stores has changed: ${changed.join(', ')}.
- If the model still replays every older entry with the same effect, as with a new optional field, keep JOURNAL_VERSION.
- Otherwise raise JOURNAL_VERSION in mocks/db/journal/journal.ts, and add a step to mocks/db/journal/migrations.ts if older
  entries can be converted. Without a step, older journals are set aside.
- If the ids of the seed changed by accident, draw new values in mocks/seed/ from a label of their own.
Then update ${FILE} with version ${JOURNAL_VERSION} and:
${changed.map(line).join('\n')}`,
  ).toEqual([])
  expect(accepted.version, `Write version ${JOURNAL_VERSION} into ${FILE}`).toBe(JOURNAL_VERSION)
})
