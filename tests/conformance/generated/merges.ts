import assert from 'node:assert/strict'
import type { z } from 'zod'
import type { Endpoint } from '../../../src/contract/endpoint/endpoint.ts'
import { exampleOf } from '../tools/examples.ts'
import { expectReply } from '../tools/replies.ts'
import type { Session } from '../tools/session.ts'
import { expectReturned, leavesOf } from './expectReturned.ts'
import { completeValueOf } from './trickyTexts.ts'
import { planOf, type Plan } from './plans.ts'
import { excerpt, isPlainObject, shapeOf, unwrap, withAt, type PlainObject } from './schema.ts'
import { readerOf } from './stored.ts'

const SEED = 1898

/** True if null clears the field at a dotted path of a body. */
function nullable(schema: z.core.$ZodType | undefined, path: string): boolean {
  const [key = '', ...rest] = path.split('.')
  const field = schema && shapeOf(schema)[key]
  if (!field) return false
  return rest.length === 0 ? unwrap(field).nullable : nullable(field, rest.join('.'))
}

/** Fields that follow from other fields, or change over time. */
const derived = ['age', 'score', 'state', 'lastSync']

/** The fields of a reply that no update has written. */
function untouched(reply: unknown, whole: PlainObject, { returnedAt = {} }: Plan): PlainObject {
  const written = leavesOf(whole).map(([path]) => returnedAt[path] ?? path)
  const leaves = isPlainObject(reply) ? leavesOf(reply) : []
  return Object.fromEntries(leaves.filter(([path]) => !written.includes(path) && !derived.includes(path)))
}

/**
 * Tries an update as a merge: fills every field that its plan leaves free, then changes one field at a time to null, or
 * from true to false, and back. Each time nothing else may change, neither in the reply nor in the row as it is read.
 */
export async function tryMerge(endpoint: Endpoint & { body: z.ZodType }, session: Session): Promise<void> {
  const plan = planOf(endpoint.id)
  const sent = await exampleOf(endpoint.id)(session)
  const reader = readerOf(endpoint)
  const before = await reader?.read(session, sent)
  const whole = wholeFor(endpoint)
  const check = (reply: unknown, expected: PlainObject, where: string) => {
    expectReturned(expected, reply, plan, where)
    if (before !== undefined) assert.deepEqual(untouched(reply, whole, plan), untouched(before, whole, plan))
  }
  const put = async (what: string, body: PlainObject, expected: PlainObject) => {
    const answer = await session.send(endpoint, { ...sent, body })
    try {
      expectReply(endpoint, answer)
      check(answer.body, expected, 'the reply')
      if (reader) check(await reader.read(session, sent), expected, reader.id)
    } catch (error) {
      throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}; sent ${excerpt(body)}`, {
        cause: error,
      })
    }
  }
  await put('everything', whole, whole)
  await put('nothing', {}, whole)
  for (const [path, value] of leavesOf(whole)) {
    const other = nullable(endpoint.body, path) ? null : value === true ? false : undefined
    if (other === undefined) continue
    await put(`${path} alone`, withAt({}, path, other), withAt(whole, path, other))
    await put(`${path} back`, withAt({}, path, value), whole)
  }
}

function wholeFor({ id, body }: Endpoint & { body: z.ZodType }): PlainObject {
  const { kept = [] } = planOf(id)
  const whole = completeValueOf(body, SEED)
  if (!isPlainObject(whole)) throw new Error(`the body of ${id} is not an object`)
  return kept.reduce((rest, path) => withAt(rest, path, undefined), whole)
}
